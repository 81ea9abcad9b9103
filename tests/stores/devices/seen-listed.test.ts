import { describe, expect, it } from 'vitest'
import { isSeenListed, withSeenListed } from '#domain/lists/seen-listing.ts'
import { changedRows } from '#stores/undo/changed-rows.ts'
import { revertRows } from '#stores/undo/revert-rows.ts'
import { adding, movie, removing } from '../library-language.ts'
import { type Device, listsOf, twoDevices } from './device.ts'

const day = 86_400_000

/** An earlier release removed a watched movie from the watchlist, and left its viewing. */
const withUnlisted = async (device: Device) => {
  await device.change(adding(1))
  await device.does(() => device.diary.log(movie(1), { watchedAt: '2026-09-01' }))
  await device.change(removing(1))
  await device.change((library) => ({
    ...library,
    watchHistory: [...library.watchHistory, { movieId: 2, watchedAt: null, rating: 9, movie: movie(2), plays: [] }],
  }))
}

const putRight = (device: Device) => device.change(withSeenListed, { origin: 'repair' })
const statusesOn = ({ records }: Device) => records.watchlist.peek().map(({ movieId, status }) => [movieId, status])

const exchange = async (one: Device, other: Device) => {
  await other.receive(await one.send())
  await one.receive(await other.send())
}

describe('what was seen and is on no list', () => {
  it('is put right by one device, and the other, which hears of it, does nothing', async () => {
    const [one, other] = await twoDevices()
    await withUnlisted(one)
    await exchange(one, other)
    await putRight(one)
    await exchange(one, other)
    expect(statusesOn(other).toSorted()).toEqual([
      [1, 'watched'],
      [2, 'watched'],
    ])
    expect(isSeenListed(other.records.settings.peek())).toBe(true)
    const known = other.records.library()
    await putRight(other)
    expect(other.records.library()).toEqual(known)
  })

  it('is there once where both have done it', async () => {
    const [one, other] = await twoDevices()
    await withUnlisted(one)
    await exchange(one, other)
    await putRight(one)
    await other.wait(day)
    await putRight(other)
    await exchange(one, other)
    expect(statusesOn(one).toSorted()).toEqual([
      [1, 'watched'],
      [2, 'watched'],
    ])
    expect(listsOf(other.records.library())).toEqual(listsOf(one.records.library()))
  })

  it('is the same where both have done it, and stays undone where one has undone it before they met', async () => {
    const [one, other] = await twoDevices()
    await withUnlisted(one)
    await exchange(one, other)
    const before = statusesOn(one)
    await one.wait(day)
    const unlisted = one.records.library()
    await putRight(one)
    const listed = one.records.library()
    expect(statusesOn(one)).toHaveLength(2)
    // As the Undo of the notice does.
    const made = changedRows(unlisted, { ...listed, settings: unlisted.settings })
    await one.change((library) => revertRows(library, made).library)
    expect(statusesOn(one)).toEqual(before)
    await other.wait(30 * day)
    await putRight(other)
    expect(statusesOn(other)).toHaveLength(2)
    await exchange(one, other)
    expect(statusesOn(other)).toEqual(before)
    expect(listsOf(other.records.library())).toEqual(listsOf(one.records.library()))
  })
})
