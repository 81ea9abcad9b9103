import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SyncRow } from '#domain/devices/device-row.ts'
import { newDeviceId, nextVersion, noVersion } from '#domain/devices/version.ts'
import { header, linesOf, open, read, version, write } from './exchange-language.ts'

const versions = fc
  .tuple(fc.integer({ min: 0, max: 4_102_444_799_999 }), fc.integer({ min: 0, max: 2 ** 31 }))
  .map(([now, seed]) =>
    nextVersion(
      noVersion,
      now,
      newDeviceId(() => (seed % 97) / 97),
    ),
  )

const names = fc.stringMatching(/^[a-zA-Z][\w-]{0,20}$/)
const ids = fc
  .oneof(names, fc.nat().map(String), fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }))
  .filter((id) => id !== '__proto__' && !/[\p{Cc}\p{Cs}]/u.test(id))
const values = fc.jsonValue({ maxDepth: 4 }).filter((value) => !JSON.stringify(value).includes('__proto__'))
const objects = fc.dictionary(names, values, { noNullPrototype: true })

const rows: fc.Arbitrary<SyncRow> = fc
  .record(
    {
      list: fc.oneof(fc.constantFrom('watchlist', 'collections', 'settings', 'watchHistory'), names),
      id: ids,
      value: values,
      versions: fc.dictionary(names, versions, { minKeys: 1, noNullPrototype: true }),
      removal: versions,
      kept: objects,
    },
    { requiredKeys: ['list', 'id'] },
  )
  .filter(({ value, versions, removal }) => value !== undefined || versions !== undefined || removal !== undefined)
  .map((row) => JSON.parse(JSON.stringify(row)) as SyncRow)

describe('an exchange file', () => {
  it('has every row as it was sent, whatever its list and fields', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(rows), fc.boolean(), async (sent, isText) => {
        expect(await read(await write(sent, { passphrase: null, isText }))).toEqual({
          header,
          rows: sent,
          isSealed: false,
        })
      }),
    )
  })

  it('says in its first line who sent it and when, and in its last how many rows it has', async () => {
    const [first, ...others] = linesOf(await write([{ list: 'watchlist', id: '1', value: { movieId: 1 } }]))
    expect(JSON.parse(first ?? '')).toEqual({ matinee: 'exchange', format: 1, ...header })
    expect(others).toEqual(['{"list":"watchlist","id":"1","value":{"movieId":1}}', '{"rows":1}'])
  })

  it('has of a movie what lists show, without what TMDB has', async () => {
    const movie = {
      id: 348,
      title: 'Alien',
      posterPath: '/alien.jpg',
      overview: 'In space …',
      backdropPath: '/nostromo.jpg',
    }
    const row = { list: 'watchlist', id: '348', value: { movieId: 348, movie } }
    const removed = { list: 'watchlist', id: '349', removal: version, kept: { favorite: true, movie } }
    const shown = { id: 348, title: 'Alien', posterPath: '/alien.jpg' }
    expect(await read(await write([row, removed]))).toMatchObject({
      rows: [
        { ...row, value: { movieId: 348, movie: shown } },
        { ...removed, kept: { favorite: true, movie: shown } },
      ],
    })
  })

  it('may be a text file, which standard programs open', async () => {
    const bytes = await write([{ list: 'watchlist', id: '1', removal: version }], { ...open, isText: true })
    expect(Buffer.from(bytes).toString('latin1')).toMatch(/^(?:[A-Za-z0-9+/=]{1,76}\n)+$/)
    const opened = execFileSync('sh', ['-c', 'base64 -d | gunzip'], { input: bytes, encoding: 'utf8' })
    expect(opened.split('\n')).toContain(`{"list":"watchlist","id":"1","removal":"${version}"}`)
  })

  it('is read by its content, whatever its lines end with on the way', async () => {
    const bytes = await write([{ list: 'watchlist', id: '1', removal: version }], { ...open, isText: true })
    const mailed = Buffer.from(Buffer.from(bytes).toString('latin1').replaceAll('\n', '\r\n'))
    expect(await read(mailed)).toMatchObject({ header, rows: [{ id: '1' }] })
  })
})
