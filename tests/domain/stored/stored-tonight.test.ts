import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { startingConditions, tonightConditionsFrom } from '#domain/stored/stored-tonight.ts'
import { type TonightConditions, timeLimits } from '#domain/tonight/tonight.ts'
import { recordIds } from '#tests/support/arbitraries.ts'

const remembered: fc.Arbitrary<TonightConditions> = fc.record(
  {
    source: fc.oneof(
      fc.constant({ kind: 'watchlist' } as const),
      fc.constant({ kind: 'unlisted' } as const),
      recordIds.map((id) => ({ kind: 'collection', id }) as const),
      recordIds.map((id) => ({ kind: 'friend', id }) as const),
    ),
    maxRuntime: fc.constantFrom(null, ...timeLimits),
    taste: fc.constantFrom(null, 'funny', 'Western'),
    services: fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { maxLength: 4 }),
  },
  { noNullPrototype: true },
)

const anything: TonightConditions = { source: { kind: 'watchlist' }, maxRuntime: null, taste: null, services: [] }
const choices = { hasUnwatched: true, collections: [{ id: 5 }], services: [8, 9], friends: [{ id: 7 }] }

describe('the conditions of the last visit', () => {
  it('are read as they were stored, and nothing else is', () => {
    fc.assert(
      fc.property(remembered, (given) => {
        expect(tonightConditionsFrom(JSON.parse(JSON.stringify(given)))).toEqual(given)
      }),
    )
    const wrong = [null, 'funny', {}, { ...anything, maxRuntime: 91 }, { ...anything, taste: 'Sad' }]
    expect(wrong.map(tonightConditionsFrom)).toEqual(wrong.map(() => null))
  })

  it('start with the watchlist, or with what is on no list when nothing is left to watch', () => {
    expect(startingConditions(null, choices)).toEqual(anything)
    expect(startingConditions(null, { ...choices, hasUnwatched: false })).toEqual({
      ...anything,
      source: { kind: 'unlisted' },
    })
  })

  it.each([
    [
      { kind: 'collection', id: 5 },
      { kind: 'collection', id: 5 },
    ],
    [{ kind: 'collection', id: 6 }, { kind: 'watchlist' }],
    [
      { kind: 'friend', id: 7 },
      { kind: 'friend', id: 7 },
    ],
    [{ kind: 'friend', id: 5 }, { kind: 'watchlist' }],
    [{ kind: 'unlisted' }, { kind: 'unlisted' }],
  ] as const)('come from %o as from %o', (source, expected) => {
    expect(startingConditions({ ...anything, source }, choices).source).toEqual(expected)
  })

  it.each([
    [[], []],
    [[9], [9]],
    [[337], []],
    [
      [8, 337],
      [8, 9],
    ],
  ])('with the services %j ask for %j', (services, expected) => {
    expect(startingConditions({ ...anything, services }, choices).services).toEqual(expected)
  })
})
