import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { missingParts, partNumber, partsOf } from '#domain/movie/franchise.ts'
import { idOf, movie } from '#tests/support/fixtures.ts'

const alien = (...dates: readonly (readonly [string, string])[]) => ({
  id: 8091,
  name: 'Alien Collection',
  parts: dates.map(([title, releaseDate]) => movie(title, { releaseDate })),
})
const titles = (parts: readonly { readonly title: string }[]) => parts.map(({ title }) => title)

describe('the parts of a franchise', () => {
  const parts = partsOf(
    alien(['Romulus 2', ''], ['Aliens', '1986-07-18'], ['Earth', '2027-08-11'], ['Alien', '1979-05-25']),
    '2026-11-22',
  )

  it('are in the order of their release, and those to come apart', () => {
    expect([titles(parts.released), titles(parts.announced)]).toEqual([
      ['Alien', 'Aliens'],
      ['Earth', 'Romulus 2'],
    ])
    expect(['Alien', 'Aliens', 'Earth'].map((title) => partNumber(parts, idOf(title)))).toEqual([1, 2, null])
  })

  it('are missing when they are neither seen nor on the watchlist', () => {
    const [seen, listed] = [new Set([idOf('Alien')]), new Set([idOf('Aliens')])]
    expect(titles(missingParts(parts, seen, new Set()))).toEqual(['Aliens'])
    expect(missingParts(parts, seen, listed)).toEqual([])
  })

  it('are released or announced, each once', () => {
    const days = fc.constantFrom('', '1979-05-25', '2026-11-22', '2026-11-23', '2099-01-01')
    fc.assert(
      fc.property(fc.array(days), (dates) => {
        const given = alien(...dates.map((date, index) => [`Part ${index}`, date] as const))
        const { released, announced } = partsOf(given, '2026-11-22')
        expect(new Set([...released, ...announced])).toEqual(new Set(given.parts))
        expect(released.length + announced.length).toBe(given.parts.length)
        const shown = released.map(({ releaseDate }) => releaseDate)
        expect(shown).toEqual(shown.toSorted())
        expect(shown.every((date) => date !== '' && date <= '2026-11-22')).toBe(true)
      }),
    )
  })
})
