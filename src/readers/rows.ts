import type {
  HistoryFact,
  HistoryFile,
  HistoryList,
  HistoryNotice,
  HistoryRow,
  HistorySource,
  LeftOutRow,
  NamedFilm,
  ReadHistory,
  RowDoubt,
  RowReason,
} from '#domain/history/read-history.ts'
import type { Read } from './fields.ts'
import { maxRows } from './limits.ts'
import { withEarlierViewings } from './rewatches.ts'

export class TooManyRows extends Error {}

type Film = Omit<NamedFilm, 'key'>

const normalizeTitle = (title: string): string => title.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/** Rows of one file with the same key are about one film. */
const keyOf = ({ tmdbId, imdbId, title, year }: Film): string =>
  tmdbId ? `tmdb ${tmdbId}` : (imdbId ?? `${normalizeTitle(title)} ${year ?? ''}`)

export interface GivenRow {
  readonly line: number
  readonly film: { readonly [Field in keyof Film]: Film[Field] | undefined }
  readonly facts: readonly (HistoryFact | null | false)[]
  readonly doubts?: readonly RowDoubt[]
  /** Tells apart films of one title and year. */
  readonly keySuffix?: string
}

export interface FileRows {
  readonly add: (row: GivenRow) => void
  readonly leaveOut: (line: number, reason: RowReason, title?: string, year?: number) => void
}

export interface Collector {
  readonly file: (name: string, source: HistorySource) => FileRows
  readonly list: (list: HistoryList) => void
  readonly notice: (notice: HistoryNotice) => void
  readonly history: () => ReadHistory
}

export const doubtsOf = (...reads: readonly Read<unknown>[]): readonly RowDoubt[] =>
  reads.flatMap(({ doubt }) => doubt ?? [])

const filmOf = ({ tmdbId, imdbId, title, originalTitle, year, isMovie }: GivenRow['film'], suffix = ''): NamedFilm => {
  const film: Film = {
    ...(tmdbId !== undefined && { tmdbId }),
    ...(imdbId !== undefined && { imdbId }),
    title: title ?? '',
    ...(originalTitle && originalTitle !== title && { originalTitle }),
    ...(year !== undefined && { year }),
    isMovie: isMovie === true,
  }
  return { key: keyOf(film) + suffix, ...film }
}

export const createCollector = (): Collector => {
  const files: (HistoryFile & { rows: number })[] = []
  const rows: HistoryRow[] = []
  const lists: HistoryList[] = []
  const leftOut: LeftOutRow[] = []
  const notices: HistoryNotice[] = []
  let count = 0
  const createFile = (name: string, source: HistorySource): FileRows => {
    const file = { name, source, rows: 0 }
    files.push(file)
    const counted = () => {
      file.rows += 1
      count += 1
      if (count > maxRows) throw new TooManyRows(name)
    }
    const leaveOut: FileRows['leaveOut'] = (line, reason, title = '', year) => {
      counted()
      leftOut.push({ origin: { file: name, line }, reason, title, ...(year !== undefined && { year }) })
    }
    return {
      leaveOut,
      add: ({ line, film: given, facts: all, doubts = [], keySuffix }) => {
        const film = filmOf(given, keySuffix)
        const { title, year, tmdbId, imdbId } = film
        const facts = all.filter((fact) => fact !== null && fact !== false)
        if (title === '' && !tmdbId && !imdbId) return leaveOut(line, 'no title and no id')
        if (facts.length === 0) return leaveOut(line, 'nothing said', title, year)
        counted()
        rows.push({ origin: { file: name, line }, film, facts, doubts })
      },
    }
  }
  return {
    file: createFile,
    list: (list) => void lists.push(list),
    notice: (notice) => void notices.push(notice),
    history: () => ({ files, rows: withEarlierViewings(rows), lists, leftOut, notices }),
  }
}
