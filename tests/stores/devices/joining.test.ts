import { describe, expect, it } from 'vitest'
import { adding, moviesIn, removing } from '../library-language.ts'
import { exchange, join, listsOf, twoDevices } from './device.ts'

describe('joining', () => {
  const libraries = async () => {
    const [one, other] = await twoDevices()
    for (const id of [1, 2]) await one.change(adding(id))
    for (const id of [2, 3]) await other.change(adding(id))
    await other.does(() => other.watchlist.setStatus([2], 'watched'))
    return [one, other] as const
  }

  it('says what is only here, only there, and in both', async () => {
    const [one, other] = await libraries()
    expect(await one.compare(await other.send())).toEqual({
      isJoining: true,
      onlyHere: 1,
      onlyThere: 3,
      same: 0,
      differing: 1,
      sameNames: [],
      removals: 0,
      needsConsent: false,
    })
  })

  it('makes this browser a copy of the file, and removes nothing elsewhere', async () => {
    const [one, other] = await libraries()
    await one.receive(await other.send(), { ...join, joining: 'take theirs' })
    expect(listsOf(one.records.library())).toEqual(listsOf(other.records.library()))
    const { rows } = await one.send()
    expect(rows.filter(({ removal }) => removal !== undefined)).toEqual([])
  })

  it('makes the records of this browser those of all devices', async () => {
    const [one, other] = await libraries()
    await one.receive(await other.send(), { ...join, joining: 'replace theirs' })
    const statuses = one.records.library().watchlist.map(({ movieId, status }) => [movieId, status])
    expect(statuses).toEqual([
      [1, 'want-to-watch'],
      [2, 'want-to-watch'],
    ])
    await other.receive(await one.send())
    expect(listsOf(other.records.library())).toEqual(listsOf(one.records.library()))
  })

  it('asks once: the next file of that library is merged', async () => {
    const [one, other] = await libraries()
    await exchange(one, other)
    expect(await one.compare(await other.send())).toMatchObject({ isJoining: false, onlyHere: 0, onlyThere: 0 })
  })

  it('is asked for again after a change that is only for this browser, of which no device hears', async () => {
    const [one, other] = await libraries()
    await exchange(one, other)
    await one.change((library) => ({ ...library, watchlist: [] }), { scope: 'here' })
    expect(one.records.library().watchlist).toEqual([])
    expect(await one.identity()).toBeNull()
    const { isJoining } = await one.compare(await other.send())
    expect(isJoining).toBe(true)
    await other.receive(await one.send())
    expect(moviesIn(other.records.library())).toEqual([1, 2, 3])
  })
})

describe('many removals of another device', () => {
  const shared = async () => {
    const [one, other] = await twoDevices()
    const ids = Array.from({ length: 120 }, (_, index) => index + 1)
    await one.change((library) => ids.reduce((before, id) => adding(id)(before), library))
    await exchange(one, other)
    await other.change((library) => ids.slice(0, 60).reduce((before, id) => removing(id)(before), library))
    await other.change(adding(500))
    return [one, other] as const
  }

  it('wait for consent, while what was added is there', async () => {
    const [one, other] = await shared()
    const file = await other.send()
    expect(await one.compare(file)).toMatchObject({ removals: 60, needsConsent: true })
    expect(await one.receive(file, { ...join, removals: 'later' })).toEqual({
      added: 1,
      changed: 0,
      removed: 0,
      waiting: 60,
    })
    expect(one.records.library().watchlist).toHaveLength(121)
    expect(await one.receive(file)).toMatchObject({ removed: 60, waiting: 0 })
    expect(one.records.library().watchlist).toHaveLength(61)
  })

  it('are taken back on all devices where the user keeps their own', async () => {
    const [one, other] = await shared()
    await one.receive(await other.send(), { ...join, removals: 'keep mine' })
    expect(one.records.library().watchlist).toHaveLength(121)
    await other.receive(await one.send())
    expect(other.records.library().watchlist).toHaveLength(121)
  })
})
