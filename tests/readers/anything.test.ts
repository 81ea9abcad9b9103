import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { givenFile, read, zip } from '#tests/support/history-files.ts'
import { runs } from '#tests/support/properties.ts'

const headers = [
  'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date',
  'Position,Const,Created,Description,Title,Your Rating,Date Rated',
  'TMDb ID,IMDb ID,Type,Name,Release Date,Rating,Your Rating,Date Rated',
  'SIMKL_ID,Title,Type,Year,Watchlist,WatchedDate,Rating,Memo,TMDB,IMDB',
  'row_type,media_id,source,media_type,title,score,status,repeats,end_date,list_name',
  'title,year,tmdbId,imdbId,watchedAt,comment,location',
  'uuid,tvdb_id,imdb_id,title,year,created_at,watched_at,is_watched,rewatch_count',
  'Title,Date',
  'Profile Name,Start Time,Duration,Title,Supplemental Video Type',
  'title,tmdb,rating,watched',
  'Profile Name,Title Name,Rating Type,Star Value,Thumbs Value,Event Utc Ts',
  'Profile Name,Title Name,Country,Utc Title Add Date',
  'lists,s_key,created_at,objects,type,name,description',
  'list_id,list_name,item_type,tvdb_id,uuid,name,custom_order',
]
const names = ['watched-history.json', 'lists-lists.json', '_errors.json', 'watchlist.csv', 'movies', 'a/b.csv']

const cell = fc.oneof(
  fc.string(),
  fc.constantFrom('1/2/20', '2020-01-02', '-1', 'tt1', '"', 'yes', 'movie', '9'.repeat(400)),
)
const table = fc
  .tuple(fc.constantFrom(...headers), fc.array(fc.array(cell, { maxLength: 12 }), { maxLength: 5 }))
  .map(([header, rows]) => [header, ...rows.map((cells) => cells.join(','))].join('\n'))

const keys = [
  'ids',
  'movie',
  'show',
  'watched_at',
  'rated_at',
  'rating',
  'listed_at',
  'plays',
  'status',
  'content',
  'name',
  'item_count',
]
const others = [
  'title',
  'type',
  'tmdb_id',
  'in_watchlist',
  '@type',
  'actions',
  'sameAs',
  'uuid',
  'is_watched',
  'lot',
  'source',
  'identifier',
]
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constant({ ids: { tmdb: 1 }, title: 'x', type: 'movie' }),
  fc.constant('Movie'),
)
const record = fc.dictionary(
  fc.constantFrom(...keys, ...others, 'seen_history', 'reviews', 'collections', 'items'),
  value,
)
const json = fc
  .oneof(
    fc.array(record),
    fc.record({ metadata: fc.array(record) }),
    fc.record({ movies: fc.array(record), shows: value }),
    fc.jsonValue(),
  )
  .map((content) => JSON.stringify(content))
const content = fc.oneof(table, json, fc.string(), fc.string({ unit: 'binary' }))

describe('reading', () => {
  it('never throws, whatever a file holds, and names each row once', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), content, (name, text) => {
        const answers = { [name]: { ratingScale: 10, dateOrder: 'day first', meaning: 'list' } } as const
        const reading = read(givenFile(name, text), answers)
        if (reading.kind !== 'read') return
        const { files, rows, leftOut } = reading.history
        expect(rows.length + leftOut.length).toBe(files.reduce((sum, file) => sum + file.rows, 0))
        for (const { facts, named } of rows) {
          expect(facts.length).toBeGreaterThan(0)
          expect(named.title !== '' || named.tmdbId !== undefined || named.imdbId !== undefined).toBe(true)
        }
      }),
      { numRuns: runs(600) },
    )
  })

  it('never throws, whatever an archive holds or however it is damaged', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), content, fc.nat(), fc.nat(255), (name, text, place, byte) => {
        const { bytes } = zip({ [name]: text })
        const damaged = Uint8Array.from(bytes)
        damaged[place % damaged.length] = byte
        expect(['read', 'asked', 'refused']).toContain(read(givenFile('export.zip', damaged)).kind)
      }),
      { numRuns: runs(300) },
    )
  })
})
