import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseJson } from '#domain/sliced-json.ts'
import { runTask } from '#tests/support/run-task.ts'

/** The parsed value as JSON, in which prototype keys are visible too, or the name of the error. */
const outcomeOf = (parse: (text: string) => unknown, text: string): unknown => {
  try {
    return { value: JSON.stringify(parse(text)) }
  } catch (error) {
    return error instanceof SyntaxError ? 'SyntaxError' : error
  }
}
const inSlices = (text: string) => runTask(parseJson(text))
const atOnce = (text: string): unknown => JSON.parse(text)

/** Almost valid JSON: one part is removed, repeated, or inserted from a list of tricky fragments. */
const nearlyJson = fc
  .tuple(
    fc.jsonValue({ maxDepth: 5 }).map((value) => JSON.stringify({ data: { list: [value, value] } })),
    fc.nat(),
    fc.nat(6),
    fc.constantFrom('', '[', ']', '{', '}', ',', '"', '\\', ':', '0', '[]', '{}', ' ', '[0]', '],[', '1e999', 'null'),
  )
  .map(([text, place, length, piece]) => {
    const at = place % (text.length + 1)
    return text.slice(0, at) + piece + text.slice(at + length)
  })

describe('parsing JSON in slices', () => {
  it('returns the same value as JSON.parse', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6, noUnicodeString: false }), (text) => {
        expect(outcomeOf(inSlices, text)).toEqual(outcomeOf(atOnce, text))
      }),
      { numRuns: 300 },
    )
  })

  it('rejects what JSON.parse rejects', () => {
    fc.assert(
      fc.property(nearlyJson, (text) => {
        expect(outcomeOf(inSlices, text)).toEqual(outcomeOf(atOnce, text))
      }),
      { numRuns: 3000 },
    )
  })

  it.each([
    '',
    '   ',
    '[',
    ']',
    '[]',
    '[ \n]',
    '[,]',
    '[1,]',
    '[1',
    '[1}',
    '{"a":[1]}}',
    '{"a":[1],"a":[2]}',
    '{"a":{"b":[1,{"c":[2,[3]]}],"d":"]\\"[,"}}',
    '{"__proto__":{"list":[1]},"constructor":[2]}',
    '"\\\\"',
    '["\\\\\\""]',
    '"a',
    '1 2',
    'null',
    '\u00a0[]',
    '{"a":[1]"b":2}',
    '[[[[[1],2],3],4],5]',
    '[-0,1e999]',
  ])('agrees with JSON.parse on %j', (text) => {
    expect(outcomeOf(inSlices, text)).toEqual(outcomeOf(atOnce, text))
  })

  it('creates own properties for dangerous keys, and leaves prototypes alone', () => {
    const value = inSlices('{"data":{"__proto__":{"polluted":[1]}}}') as { data: object }
    expect(Object.keys(value.data)).toEqual(['__proto__'])
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })

  it('parses 10,000 levels, and rejects 100,000', () => {
    const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
    expect(Array.isArray(inSlices(nested(10_000)))).toBe(true)
    expect(outcomeOf(inSlices, nested(100_000))).toBe('SyntaxError')
    expect(outcomeOf(inSlices, '{"a":'.repeat(100_000))).toBe('SyntaxError')
  })

  it('yields often in a long text, and reports its progress', () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => ({ movieId: index, movie: { title: 'x'.repeat(40) } }))
    const shares = [...parseJson(JSON.stringify({ data: { watchlist: rows } }))]
    expect(shares.length).toBeGreaterThan(15)
    expect(shares).toEqual([...shares].sort((one, other) => one - other))
    expect(shares.every((share) => share > 0 && share < 1)).toBe(true)
  })

  it('has null for an entry of a list that is too long to be ours', () => {
    const keys = Array.from({ length: 30_000 }, (_, index) => `"key ${index}":1`).join()
    expect(inSlices(`{"data":{"list":[{"id":1},{${keys}},{"id":2}]}}`)).toEqual({
      data: { list: [{ id: 1 }, null, { id: 2 }] },
    })
  })

  it('rejects a megabyte in no list', () => {
    expect(() => inSlices(`{"note":"${'x'.repeat(1_100_000)}","list":[]}`)).toThrow(SyntaxError)
  })
})
