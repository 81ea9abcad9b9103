import { describe, expect, it } from 'vitest'
import type { PersonView } from '#domain/movie/person-view.ts'
import { createPersonMemory } from '#stores/preferences/person-memory.ts'
import { FakeStorage } from '#tests/support/fake-storage.ts'

const view: PersonView = { tab: 'acting', actingPage: 3, directingPage: 2, order: 'newest' }
const remembering = (text?: string) => {
  const session = new FakeStorage(text === undefined ? [] : [['person-states', text]])
  let time = 1000
  const memory = createPersonMemory(session, () => {
    time += 1
    return time
  })
  return { memory, session, stored: () => session.json('person-states') }
}

describe('the remembered view of a person', () => {
  it('is null at first', () => {
    expect(remembering().memory.read(31)).toBe(null)
  })

  it('is restored', () => {
    const { memory, stored } = remembering()
    memory.write(31, view)
    expect(memory.read(31)).toEqual(view)
    expect(stored()).toEqual([
      { personId: 31, activeTab: 'acting', actingPage: 3, directingPage: 2, sortOrder: 'newest', timestamp: 1001 },
    ])
  })

  it('is the latest one of each person', () => {
    const { memory } = remembering()
    memory.write(31, view)
    memory.write(525, { ...view, tab: 'directing' })
    memory.write(31, { ...view, actingPage: 1 })
    expect([memory.read(31)?.actingPage, memory.read(525)?.tab]).toEqual([1, 'directing'])
  })

  it('is kept for the ten most recent people', () => {
    const { memory } = remembering()
    for (let id = 1; id <= 10; id += 1) memory.write(id, view)
    memory.write(1, view)
    memory.write(11, view)
    const known = Array.from({ length: 12 }, (_, id) => id).filter((id) => memory.read(id) !== null)
    expect(known).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  })

  it.each([
    ['is not JSON', '{'],
    ['is not an array', '{"personId":31}'],
    ['is a row without a person', '[{"activeTab":"acting"}]'],
    [
      'has an unknown tab',
      '[{"personId":31,"activeTab":"x","actingPage":1,"directingPage":1,"sortOrder":"title","timestamp":1}]',
    ],
    [
      'has an unknown sort order',
      '[{"personId":31,"activeTab":"acting","actingPage":1,"directingPage":1,"sortOrder":"x","timestamp":1}]',
    ],
    [
      'has page 0',
      '[{"personId":31,"activeTab":"acting","actingPage":0,"directingPage":1,"sortOrder":"title","timestamp":1}]',
    ],
    ['has no time', '[{"personId":31,"activeTab":"acting","actingPage":1,"directingPage":1,"sortOrder":"title"}]'],
  ])('is null and can be overwritten when the stored text %s', (_, text) => {
    const { memory } = remembering(text)
    expect(memory.read(31)).toBe(null)
    memory.write(31, view)
    expect(memory.read(31)).toEqual(view)
  })

  it('is silently dropped when session storage is full or missing', () => {
    const { memory, session } = remembering()
    session.refusal = new Error('The storage is full.')
    memory.write(31, view)
    expect(memory.read(31)).toBe(null)
    const without = createPersonMemory(undefined, () => 0)
    without.write(31, view)
    expect(without.read(31)).toBe(null)
  })
})
