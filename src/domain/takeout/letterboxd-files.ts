import type { HistoryFact } from '../imports/read-history.ts'
import { type CsvCell, csvLine } from '../values/csv-text.ts'
import { utf8Length } from '../values/utf8-length.ts'
import { withLosses } from './losses.ts'
import type { TakenMovie, Takeout, TakeoutFile } from './takeout.ts'

// What Letterboxd takes in one file.
const mostRows = 1000
const mostBytes = 1_000_000

const movieColumns = ['tmdbID', 'imdbID', 'Title', 'Year', 'Directors']
const historyColumns = [...movieColumns, 'WatchedDate', 'Rating10', 'Rewatch', 'Tags', 'Review']

const movieCells = ({ tmdbId, imdbId, title, year, directors }: TakenMovie): readonly CsvCell[] => [
  tmdbId,
  imdbId,
  title,
  year,
  directors.join(', '),
]

/** Reviews are HTML there. */
const htmlOf = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

interface Opinion {
  readonly rating?: number
  readonly note?: string
  readonly tags?: readonly string[]
}

const historyRow = (
  movie: TakenMovie,
  watchedDate: string,
  { rating, note = '', tags = [] }: Opinion,
  isRewatch: boolean,
): string =>
  csvLine([...movieCells(movie), watchedDate, rating, isRewatch ? 'true' : null, tags.join(', '), htmlOf(note)])

const ownOpinion = (facts: readonly HistoryFact[]): Opinion => {
  const rating = facts.find((fact) => fact.kind === 'rating')
  const note = facts.find((fact) => fact.kind === 'note')
  const tags = facts.find((fact) => fact.kind === 'tags')
  return {
    ...(rating && { rating: rating.rating }),
    ...(note && { note: note.note }),
    ...(tags && { tags: tags.tags }),
  }
}

/** One for each dated viewing, and one without a date for what is said of the movie itself. */
const historyRows = (movie: TakenMovie): readonly string[] => {
  const own = ownOpinion(movie.facts)
  const isSeen = movie.facts.some(
    (fact) => fact.kind === 'seen' || (fact.kind === 'viewing' && fact.watchedAt === null),
  )
  const dated = movie.facts.flatMap((fact) =>
    fact.kind === 'viewing' && fact.watchedAt !== null
      ? [historyRow(movie, fact.watchedAt, fact, fact.isRewatch === true)]
      : [],
  )
  const hasUndatedRow = Object.keys(own).length > 0 || isSeen
  return hasUndatedRow ? [historyRow(movie, '', own, false), ...dated] : dated
}

/** As many rows in each file as Letterboxd takes. */
const parts = (rows: readonly string[], header: string): readonly string[] => {
  const files: string[][] = []
  let size = 0
  for (const row of rows) {
    const length = utf8Length(row)
    const last = files.at(-1)
    if (last && last.length < mostRows && size + length < mostBytes) last.push(row)
    else {
      files.push([row])
      size = header.length
    }
    size += length
  }
  return files.map((lines) => header + lines.join(''))
}

/** Names that our own import and every file system know. */
const numbered = (texts: readonly string[], name: (number: string) => string): readonly TakeoutFile[] =>
  texts.map((text, index) => ({ name: name(texts.length === 1 ? '' : String(index + 1)), text }))

const fileNameOf = (name: string): string =>
  name
    // biome-ignore lint/suspicious/noControlCharactersInRegex: file systems refuse them
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+|\.+$/g, '')
    .slice(0, 80) || 'list'

const uniqueNames = () => {
  const taken = new Set<string>()
  return (name: string): string => {
    let unique = name
    for (let number = 2; taken.has(unique.toLowerCase()); number += 1) unique = `${name} (${number})`
    taken.add(unique.toLowerCase())
    return unique
  }
}

const onList = (movie: TakenMovie, id: string): number | null =>
  movie.facts.reduce<number | null>(
    (position, fact) => (fact.kind === 'listed' && fact.list === id ? (fact.position ?? 0) : position),
    null,
  )

const moviesOf = (movies: readonly TakenMovie[], id: string): readonly TakenMovie[] =>
  movies
    .flatMap((movie) => {
      const position = onList(movie, id)
      return position === null ? [] : [{ movie, position }]
    })
    .sort((one, other) => one.position - other.position)
    .map(({ movie }) => movie)

/** Letterboxd's import format: a history, a watchlist, and one list for each collection. */
export const letterboxdFiles = (takeout: Takeout): readonly TakeoutFile[] => {
  const { movies } = withLosses(takeout, 'letterboxd')
  const movieHeader = csvLine(movieColumns)
  const listFile = (listed: readonly TakenMovie[]) =>
    parts(
      listed.map((movie) => csvLine(movieCells(movie))),
      movieHeader,
    )
  const wanted = movies.filter(({ facts }) => facts.some(({ kind }) => kind === 'watchlist'))
  const unique = uniqueNames()
  return [
    ...numbered(parts(movies.flatMap(historyRows), csvLine(historyColumns)), (number) =>
      number ? `${number}-history.csv` : 'history.csv',
    ),
    ...numbered(listFile(wanted), (number) => (number ? `${number}-watchlist.csv` : 'watchlist.csv')),
    ...takeout.lists.flatMap(({ id, name }) =>
      numbered(
        listFile(moviesOf(movies, id)),
        (number) => `lists/${unique(`${fileNameOf(name)}${number && ` - ${number}`}`)}.csv`,
      ),
    ),
  ]
}
