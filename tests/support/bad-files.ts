/** A file that an import must refuse, and the message it shows. */
export interface BadFile {
  readonly what: string
  readonly content: string | Buffer
  readonly said: string
}

const notJson = 'Invalid JSON file format.'
const notBackup = 'Invalid export file format.'
const notText = 'Failed to read file as text.'
const schema = (version: string) => `Unsupported data schema version: ${version}`

const metadata = { exportDate: '2026-01-01T12:00:00.000Z', appVersion: '1.0.0', dataSchema: '1' }
/** An export file with the given data. */
export const backup = (data: unknown, about: unknown = metadata): string => JSON.stringify({ metadata: about, data })
export const movie = (id: number, title: string) => ({
  id: 1_700_000_000_000_000 + id,
  movieId: id,
  status: 'want-to-watch',
  addedAt: '2024-03-01T12:00:00.000Z',
  movie: { id, title },
})
const good = backup({ watchlist: [movie(1, 'Alien'), movie(2, 'Dune')] })
const bytes = (...values: readonly number[]) => Buffer.from(values)
const nested = (levels: number, open = '[', close = ']') => open.repeat(levels) + close.repeat(levels)

const refused = (said: string, files: Readonly<Record<string, string | Buffer>>): readonly BadFile[] =>
  Object.entries(files).map(([what, content]) => ({ what, content, said }))

export const badFiles: readonly BadFile[] = [
  ...refused(notJson, {
    'an empty file': '',
    'only whitespace': ' \n\t ',
    'a single brace': '{',
    'an HTML page': '<!doctype html><title>Not found</title>',
    'comma-separated values': 'title,year\nAlien,1979\n',
    'a truncated file': good.slice(0, -3),
    'a file cut off in a string': good.slice(0, good.indexOf('Alien') + 2),
    'a file cut off after a backslash': `${good.slice(0, good.indexOf('Alien'))}\\`,
    'two backups in one file': good + good,
    'a trailing comma': good.replace(']', ',]'),
    'a missing comma': good.replace('},{', '}{'),
    'a wrong bracket': good.replace(']', '}'),
    'single quotes': good.replaceAll('"', "'"),
    'unquoted names': '{metadata:{},data:{}}',
    'a comment': `// mine\n${good}`,
    'NaN as a number': good.replace('"movieId":1', '"movieId":NaN'),
    'a line break in a string': good.replace('Alien', 'Al\nien'),
    'zero bytes': bytes(0, 0, 0, 0),
    'a hundred thousand open objects': '{"data":'.repeat(100_000),
  }),
  ...refused(notText, {
    'UTF-16, as some editors save it': Buffer.from(`\ufeff${good}`, 'utf16le'),
    'Latin-1 letters': Buffer.from(good.replace('Alien', 'Amélie'), 'latin1'),
    'a picture': bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    'a ZIP archive': bytes(0x50, 0x4b, 0x03, 0x04, 0xff, 0xfe, 0x80),
    'a character cut in half': Buffer.from(`${good}€`).subarray(0, -1),
  }),
  ...refused(notBackup, {
    null: 'null',
    'a number': '42',
    'a string': '"backup"',
    true: 'true',
    'an array': '[]',
    'a million rows without a head': `[${Array(1_000_000).fill('{"a":1}').join()}]`,
    '10,000 levels': nested(10_000),
    'a hundred thousand levels': nested(100_000),
    'an empty object': '{}',
    'data without metadata': '{"data":{}}',
    'metadata alone': JSON.stringify({ metadata }),
    'metadata that is null': backup({}, null),
    'metadata that is a list': backup({}, []),
    'data that is null': backup(null),
    'data that is a list': backup([movie(1, 'Alien')]),
    'data that is a text': backup('watchlist'),
    'metadata in __proto__': '{"__proto__":{"metadata":{"dataSchema":"1"},"data":{}}}',
    'a package.json': '{"name":"matinee","version":"1.0.0"}',
  }),
  ...refused(schema('unknown'), {
    'no schema': backup({}, {}),
    'a schema that is null': backup({}, { dataSchema: null }),
    'a schema that is a list': backup({}, { dataSchema: ['1'] }),
    'a schema in __proto__': '{"metadata":{"__proto__":{"dataSchema":"1"}},"data":{}}',
  }),
  ...refused(schema('2'), { 'a later schema': backup({}, { dataSchema: '2' }) }),
  ...refused(schema('1'), { 'the schema as a number': backup({}, { dataSchema: 1 }) }),
  ...refused(schema('<b>1</b>'), { 'markup as a schema': backup({}, { dataSchema: '<b>1</b>' }) }),
  ...refused('Invalid watchlist data format.', {
    'a watchlist that is an object': backup({ watchlist: {} }),
    'a watchlist that is null': backup({ watchlist: null }),
    'a watchlist that is a text': backup({ watchlist: '[]' }),
  }),
  ...refused('Invalid collections data format.', {
    'collections that are a number': backup({ collections: 7 }),
    'collections that are an object': backup({ watchlist: [], collections: { 0: {} } }),
  }),
  ...refused('Invalid collection movies data format.', {
    'movies of collections that are true': backup({ collectionMovies: true }),
    'movies of collections in snake case that are none': backup({ collection_movies: 'x' }),
  }),
]
