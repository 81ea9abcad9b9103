import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { companionsFrom, knownCompanions, withCompanionToggled } from '#domain/records/companions.ts'
import type { Viewing } from '#domain/records/library.ts'
import { idOf, minute } from '#tests/support/fixtures.ts'

const viewing = (id: number, companions: readonly string[]): Viewing => ({
  id,
  watchedAt: null,
  companions,
  createdAt: minute(id),
  lastModified: minute(id),
})

describe('those who watched a movie too', () => {
  it.each([
    [' Ana , Ben,, Ana ', ['Ana', 'Ben']],
    ['アナ、ベン', ['アナ', 'ベン']],
    ['安娜，本', ['安娜', '本']],
    ['', []],
  ])('are the names in %j', (text, names) => {
    expect(companionsFrom(text)).toEqual(names)
  })

  it('are known from all viewings, the most frequent first', () => {
    const history = [
      { movieId: idOf('Alien'), watchedAt: null, plays: [viewing(1, ['Ana']), viewing(2, ['Ben', 'Ana'])] },
      { movieId: idOf('Heat'), watchedAt: null, plays: [viewing(1, ['Cy', 'Ben']), viewing(2, ['Ana'])] },
      { movieId: idOf('Dune'), watchedAt: null },
    ]
    expect(knownCompanions(history)).toEqual(['Ana', 'Ben', 'Cy'])
  })

  it.each([
    ['', 'Ana', 'Ana'],
    ['Ana', 'Ben', 'Ana, Ben'],
    ['Ana, be', 'Ben', 'Ana, Ben'],
    ['Ana, Be, ', 'Ben', 'Ana, Be, Ben'],
    ['Ana, Ben', 'Ana', 'Ben'],
  ])('are %j, and after one more press on %j are %j', (text, name, after) => {
    expect(withCompanionToggled(text, name)).toBe(after)
  })

  it('come back when a name is chosen twice', () => {
    const names = fc.uniqueArray(fc.constantFrom('Ana', 'Ben', 'Cy', 'Dora'), { maxLength: 4 })
    fc.assert(
      fc.property(names, fc.constantFrom('Ana', 'Eve'), (given, name) => {
        const text = `${given.join(', ')}, `
        const twice = withCompanionToggled(`${withCompanionToggled(text, name)}`, name)
        expect(new Set(companionsFrom(twice))).toEqual(new Set(given))
      }),
    )
  })
})
