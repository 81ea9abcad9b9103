import { describe, expect, it } from 'vitest'
import { rowKeyOf } from '#domain/devices/merge-rows.ts'
import { changeFriend, friendNamed, keepList, mergeFriends, namesakes, removeFriend } from '#domain/records/friends.ts'
import type { Friend } from '#domain/records/library.ts'
import type { SharedList } from '#domain/sharing/shared-list.ts'
import { minute } from '#tests/support/fixtures.ts'
import { SimulatedDevice } from '../devices/simulated-device.ts'

const list = (...ids: readonly number[]): SharedList => ({
  name: 'Rainy night',
  note: '',
  movies: ids.map((id) => ({ id, title: `Film ${id}`, year: 1999 })),
})

const idsOf = (friend: Friend | undefined) => friend?.movies.map(({ id }) => id)

describe('a kept list', () => {
  it('is that of a new friend, with a color that the others do not have', () => {
    const friends = keepList(keepList([], ' Ana ', list(1, 2), minute(1)), 'Ben', list(3), minute(2))
    expect(friends.map(({ name, color, listName }) => [name, color, listName])).toEqual([
      ['Ana', 'blue', 'Rainy night'],
      ['Ben', 'orange', 'Rainy night'],
    ])
    expect(friends.map(({ addedAt, keptAt }) => [addedAt, keptAt])).toEqual([
      [minute(1), minute(1)],
      [minute(2), minute(2)],
    ])
  })

  it('takes the place of the one that was kept of a friend of this name', () => {
    const before = changeFriend(keepList([], 'Ana', list(1), minute(1)), idOf('Ana'), { color: 'red' })
    const [ana, ...others] = keepList(before, 'ANA', list(2, 3), minute(5))
    expect(others).toEqual([])
    expect(ana).toMatchObject({ name: 'Ana', color: 'red', addedAt: minute(1), keptAt: minute(5) })
    expect(idsOf(ana)).toEqual([2, 3])
  })

  it('has titles of a length that a record can hold', () => {
    const long: SharedList = { ...list(1), movies: [{ id: 1, title: 'x'.repeat(500), year: null }] }
    expect(keepList([], 'Ana', long, minute(1))[0]?.movies[0]?.title).toHaveLength(200)
  })

  it('has an id of its own when the earlier friend of this name has another one now', () => {
    const renamed = changeFriend(keepList([], 'Ana', list(1), minute(1)), idOf('Ana'), { name: 'Anna' })
    const friends = keepList(renamed, 'Ana', list(2), minute(2))
    expect(new Set(friends.map(({ id }) => id)).size).toBe(2)
    expect(removeFriend(friends, idOf('Ana')).map(({ name }) => name)).toEqual(['Ana'])
  })
})

describe('friends of one name', () => {
  const called = (name: string, id: number, keptAt: number, ...ids: readonly number[]): Friend => ({
    id,
    name,
    color: 'blue',
    addedAt: minute(id),
    keptAt: minute(keptAt),
    listName: `List ${id}`,
    movies: list(...ids).movies,
  })
  const [bo, ana, other] = [called('Bo', 1, 9, 1, 2), called('Ana', 2, 2, 5), called('bo ', 3, 7, 2, 3)]

  it('are told by their names, ignoring case', () => {
    expect(namesakes([bo, ana, other])).toEqual([[bo, other]])
    expect(namesakes([bo, ana])).toEqual([])
  })

  it('become the oldest of them, with the movies of all lists, those of the latest list first', () => {
    const later = { ...other, keptAt: minute(20) }
    expect(mergeFriends([later, ana, bo], 'BO')).toEqual([
      ana,
      { ...bo, keptAt: minute(20), listName: 'List 3', movies: list(2, 3, 1).movies },
    ])
    expect(idsOf(mergeFriends([bo, ana, other], 'Bo')[0])).toEqual([1, 2, 3])
  })

  it('are one on two devices that merge them at the same time', () => {
    const merged = [mergeFriends([bo, other], 'Bo'), mergeFriends([other, bo], 'Bo')]
    expect(merged[0]).toEqual(merged[1])
  })

  it('have no more movies than a list can hold', () => {
    const many = Array.from({ length: 2000 }, (_, at) => at + 10)
    const [merged] = mergeFriends([bo, called('Bo', 3, 20, ...many)], 'Bo')
    expect(idsOf(merged)).toEqual(many)
  })
})

const idOf = (name: string): number => friendNamed(keepList([], name, list(), minute(0)), name)?.id ?? 0

describe('a friend who is kept on two devices', () => {
  const keepOn = (device: SimulatedDevice, ...ids: readonly number[]) => {
    const known = [...device.rows.values()].flatMap(({ list: of, value }) =>
      of === 'friends' && value !== undefined ? [value as Friend] : [],
    )
    for (const friend of keepList(known, 'Ana', list(...ids), new Date(device.now).toISOString()))
      device.change({ list: 'friends', id: String(friend.id) }, friend)
  }
  const friendOn = (device: SimulatedDevice) => device.rows.get(rowKeyOf(ana))?.value as Friend | undefined
  const ana = { list: 'friends', id: String(idOf('Ana')) }

  it('is one, with the list that was kept last and the name that was given last', () => {
    const [one, other] = [new SimulatedDevice('a'), new SimulatedDevice('b')]
    keepOn(one, 1)
    other.now += 1000
    keepOn(other, 2, 3)
    one.now += 5000
    one.change(ana, { ...friendOn(one), name: 'Anna' })
    const [ofOne, ofOther] = [one.file(), other.file()]
    one.receive(ofOther)
    other.receive(ofOne)
    expect(friendOn(one)).toEqual(friendOn(other))
    expect(friendOn(one)?.name).toBe('Anna')
    expect(idsOf(friendOn(one))).toEqual([2, 3])
  })

  it('is gone on both when one removes it last, and comes back with a newer link', () => {
    const [one, other] = [new SimulatedDevice('a'), new SimulatedDevice('b')]
    keepOn(one, 1)
    other.receive(one.file())
    other.now += 1000
    other.change(ana)
    one.receive(other.file())
    expect(friendOn(one)).toBeUndefined()
    one.now += 5000
    keepOn(one, 4)
    other.receive(one.file())
    expect(idsOf(friendOn(other))).toEqual([4])
  })
})
