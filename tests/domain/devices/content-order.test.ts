import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalText, sameContent } from '#domain/devices/content-order.ts'
import { runs } from '#tests/support/properties.ts'

/** With few names and few values, so that many of two are alike. */
const values = fc.letrec<{ readonly value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(undefined, null, 0, -0, Number.NaN, 1, '', 'a', true, false),
    fc.array(tie('value'), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('value'), { maxKeys: 3 }),
  ),
})).value

describe('two contents', () => {
  it('are the same where their texts with sorted keys are', () => {
    fc.assert(
      fc.property(values, values, (one, other) => {
        expect(sameContent(one, other)).toBe(canonicalText(one) === canonicalText(other))
      }),
      { numRuns: runs(2000) },
    )
  })

  it('are the same whatever the order of their fields, and with fields that are undefined', () => {
    expect(sameContent({ a: 1, b: [{ c: 2 }] }, { b: [{ c: 2, d: undefined }], a: 1 })).toBe(true)
    expect(sameContent({ a: 1, b: null }, { a: 1 })).toBe(false)
  })
})
