import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listFromPayload, payloadText, type SharedList } from '#domain/sharing/shared-list.ts'
import { linkOf, readListLink } from '#wiring/sharing/list-link.ts'

const page = 'https://matinee.test/share'

const text = fc.string({ unit: 'grapheme', maxLength: 30 })
const lists: fc.Arbitrary<SharedList> = fc.record(
  {
    name: text,
    note: text,
    movies: fc.uniqueArray(
      fc.record(
        {
          id: fc.integer({ min: 1, max: 9_999_999 }),
          title: text,
          year: fc.option(fc.integer({ min: 1888, max: 2030 })),
        },
        { noNullPrototype: true },
      ),
      { minLength: 1, maxLength: 20, selector: ({ id }) => id },
    ),
  },
  { noNullPrototype: true },
)

const listOf = (count: number): SharedList => ({
  name: 'Long',
  note: '',
  movies: Array.from({ length: count }, (_, index) => ({
    id: 100 + ((index * 7919) % 999_983),
    title: `The Movie Number ${(index * 2_654_435_761) % 99_991}`,
    year: 1930 + (index % 95),
  })),
})

const hashOf = (url: string): string => url.slice(page.length)
const packed = (content: string | Uint8Array): string => `#list=1.${deflateRawSync(content).toString('base64url')}`

describe('a link with a list', () => {
  it('is read as what was shared', async () => {
    await fc.assert(
      fc.asyncProperty(lists, async (list) => {
        const link = await linkOf(list, page)
        if (link?.detail !== 'titles') return
        expect(await readListLink(hashOf(link.url))).toEqual({ kind: 'read', list })
      }),
    )
  })

  it('has the notes on the movies, which earlier releases leave out', async () => {
    const list = {
      name: 'Noir',
      note: '',
      movies: [
        { id: 1, title: 'Laura', year: 1944, note: 'For the\nportrait.' },
        { id: 2, title: 'Gilda', year: 1946 },
      ],
    }
    const link = await linkOf(list, page)
    expect(await readListLink(hashOf(link?.url ?? ''))).toEqual({ kind: 'read', list })
    const payload = JSON.parse(payloadText(list, 'titles'))
    expect(payload.m).toEqual([
      [1, 'Laura', 1944],
      [2, 'Gilda', 1946],
    ])
    const ids = { ...list, movies: list.movies.map((movie) => ({ ...movie, title: '', year: null })) }
    expect(listFromPayload(payloadText(list, 'ids'))).toEqual(ids)
  })

  it.each([
    ['no notes', '[]'],
    ['a note that is no text', '{"1":2}'],
    ['a note that is too long', JSON.stringify({ 1: 'n'.repeat(501) })],
  ])('is damaged with %s', async (_, notes) => {
    const read = await readListLink(packed(`{"m":[[1,"Laura"]],"w":${notes}}`))
    expect(read).toEqual({ kind: 'refused', problem: 'damaged' })
  })

  it('leaves out notes on other movies', async () => {
    expect(await readListLink(packed('{"m":[1],"w":{"2":"Not here.","__proto__":"x"}}'))).toEqual({
      kind: 'read',
      list: { name: '', note: '', movies: [{ id: 1, title: '', year: null }] },
    })
  })

  it('has titles while it is at most 2,000 characters long, then ids, and none at all for more', async () => {
    const lengths = [60, 400, 1000].map(async (count) => linkOf(listOf(count), page))
    const [short, long, tooLong] = await Promise.all(lengths)
    expect([short?.detail, long?.detail, tooLong]).toEqual(['titles', 'ids', null])
    expect(Math.max(short?.url.length ?? 0, long?.url.length ?? 0)).toBeLessThanOrEqual(2000)
    const read = await readListLink(hashOf(long?.url ?? ''))
    expect(read.kind === 'read' && read.list.movies).toEqual(
      listOf(400).movies.map(({ id }) => ({ id, title: '', year: null })),
    )
  })

  it.each([
    ['a bomb', packed(new Uint8Array(50_000_000)), 'too large'],
    ['a text that is longer than any link', `#list=1.${'A'.repeat(100_000)}`, 'too large'],
    ['a million ids', packed(JSON.stringify({ m: Array.from({ length: 1_000_000 }, (_, id) => id + 1) })), 'too large'],
    ['too many ids', packed(JSON.stringify({ m: Array.from({ length: 2001 }, (_, id) => id + 1) })), 'damaged'],
    ['no base64', '#list=1.%%%', 'damaged'],
    ['half of a link', packed('{"m":[348,949,603,11,12,13]}').slice(0, -9), 'damaged'],
    ['nothing', '#list=1.', 'damaged'],
    ['an empty list', packed('{"m":[]}'), 'damaged'],
    ['no list', packed('<script>alert(1)</script>'), 'damaged'],
    ['ids that TMDB has none of', packed('{"m":[0,-1,1.5]}'), 'damaged'],
    ['an id that is a text', packed('{"m":["348"]}'), 'damaged'],
    ['a prototype', packed('{"__proto__":{"m":[1]}}'), 'damaged'],
    ['bytes that are no text', packed(new Uint8Array([0xff, 0xfe, 0xfd])), 'damaged'],
    ['a later version', '#list=2.AAAA', 'newer version'],
    ['an unknown version', '#list=x.AAAA', 'damaged'],
  ])('is refused when it holds %s', async (_, hash, problem) => {
    expect(await readListLink(hash)).toEqual({ kind: 'refused', problem })
  })

  it('keeps markup as the text that it is', async () => {
    const list = { name: '<b>', note: '', movies: [{ id: 348, title: '<img src=x onerror=alert(1)>', year: 1979 }] }
    const link = await linkOf(list, page)
    expect(await readListLink(hashOf(link?.url ?? ''))).toEqual({ kind: 'read', list })
  })
})
