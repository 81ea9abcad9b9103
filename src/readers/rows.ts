import type {
  HistoryFact,
  HistoryFile,
  HistoryList,
  HistoryNotice,
  HistoryRow,
  HistorySource,
  LeftOutRow,
  NamedMovie,
  ReadHistory,
  RowDoubt,
  RowReason,
  SeriesIds,
  SeriesRecord,
} from '#domain/imports/read-history.ts'
import { groupedBy } from '#domain/values/indices.ts'
import { imdbIdFrom, isAbsent, type Read, textOf, tmdbIdFrom, yearFrom } from './fields.ts'
import { maxCell, maxRows, maxTitle, shorten } from './limits.ts'
import { Refusal } from './refusal.ts'

/** Whether the first viewing of a movie was a rewatch, so that one before it is missing. */
const missesEarlier = (ofMovie: readonly HistoryRow[]): boolean => {
  const viewings = ofMovie.flatMap(({ facts }) => facts.filter((fact) => fact.kind === 'viewing'))
  if (viewings.some(({ watchedAt, isRewatch }) => watchedAt === null && !isRewatch)) return false
  const [first] = viewings.sort((one, other) => ((one.watchedAt ?? '') < (other.watchedAt ?? '') ? -1 : 1))
  return first?.isRewatch === true
}

/** Adds the earlier viewing that a rewatch implies, without a date, where no row has it. */
const withEarlierViewings = (rows: readonly HistoryRow[]): readonly HistoryRow[] => {
  const movies = [...groupedBy(rows, ({ named }) => named.key)]
  const missing = new Set(movies.filter(([, ofMovie]) => missesEarlier(ofMovie)).map(([key]) => key))
  return rows.map((row) => {
    const isFirst = missing.has(row.named.key) && row.facts.some((fact) => fact.kind === 'viewing' && fact.isRewatch)
    if (!isFirst) return row
    missing.delete(row.named.key)
    return { ...row, facts: [{ kind: 'viewing', watchedAt: null }, ...row.facts] }
  })
}

type Movie = Omit<NamedMovie, 'key'>

/** As titles of one file are compared. */
export const normalizeTitle = (title: string): string =>
  title.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/** Rows of one file with the same key are about one movie. */
const keyOf = ({ tmdbId, imdbId, title, year }: Movie): string =>
  tmdbId ? `tmdb ${tmdbId}` : (imdbId ?? `${normalizeTitle(title)} ${year ?? ''}`)

/** As its file names it. */
export interface GivenMovie {
  readonly tmdb?: unknown
  readonly imdb?: unknown
  readonly title?: unknown
  readonly originalTitle?: unknown
  readonly year?: unknown
  readonly isMovie: boolean
  readonly isIdDoubtful?: boolean
  readonly isSeries?: boolean
}

export interface GivenRow {
  readonly line: number
  readonly named: GivenMovie
  readonly facts: readonly (HistoryFact | null | false)[]
  /** The values of the row that may be doubtful; its ids are read here. */
  readonly reads?: readonly Read<unknown>[]
  /** Tells apart movies of one title and year. */
  readonly keySuffix?: string
}

export interface GivenSeries extends Pick<GivenRow, 'line' | 'facts'> {
  readonly type: SeriesRecord['type']
  readonly title: string
  readonly year?: unknown
  readonly ids?: Partial<Record<keyof SeriesIds, unknown>>
  readonly show?: Partial<Record<keyof SeriesIds, unknown>>
  readonly season?: unknown
  readonly episode?: unknown
}

export interface FileRows {
  readonly add: (row: GivenRow) => void
  readonly leaveOut: (line: number, reason: RowReason, title?: string, year?: number) => void
  readonly leaveOutSeries: (row: GivenSeries) => void
  /** Counts a row that is part of another file's row. */
  readonly addToAnother: () => void
}

export interface Collector {
  readonly file: (name: string, source: HistorySource, scales?: readonly number[]) => FileRows
  /** Of several with one id, the first counts. */
  readonly list: (list: HistoryList) => void
  readonly notice: (notice: HistoryNotice) => void
  readonly history: () => ReadHistory
}

const doubtsOf = (reads: readonly Read<unknown>[]): readonly RowDoubt[] => reads.flatMap(({ doubt }) => doubt ?? [])

const yearInTitle = /^(.*\S)\s*[([（［【](\d{4})[)\]）］】]$/
const articleAtEnd = /^(.+), (the|an?|l[ae]s?|der|die|das|el|los|il|lo|une?)$/i

/** 'Matrix, The (1999)' is 'The Matrix' of 1999; a year that is not the row's is part of the title. */
const titleAndYear = (given: GivenMovie): { readonly title: string; readonly year: number | undefined } => {
  const [text, stated] = [textOf(given.title), yearFrom(given.year)]
  const [, before, inBrackets] = yearInTitle.exec(text) ?? []
  const year = yearFrom(inBrackets)
  const isParted = before !== undefined && year !== undefined && (stated ?? year) === year
  const title = (isParted ? before : text).replace(articleAtEnd, '$2 $1')
  return { title, year: isParted ? year : stated }
}

const movieOf = (given: GivenMovie, keySuffix: string) => {
  const [tmdbId, imdbId] = [tmdbIdFrom(given.tmdb), imdbIdFrom(given.imdb)]
  const originalTitle = textOf(given.originalTitle)
  const { title, year } = titleAndYear(given)
  const hasId = (tmdbId.value ?? imdbId.value) !== undefined
  const named: Movie = {
    ...(tmdbId.value !== undefined && { tmdbId: tmdbId.value }),
    ...(imdbId.value !== undefined && { imdbId: imdbId.value }),
    title,
    ...(originalTitle !== '' && originalTitle !== title && { originalTitle }),
    ...(year !== undefined && { year }),
    isMovie: given.isMovie,
    ...(given.isIdDoubtful && hasId && { isIdDoubtful: true }),
    ...(given.isSeries && !hasId && { isSeries: true }),
  }
  return { named: { key: keyOf(named) + keySuffix, ...named }, reads: [tmdbId, imdbId] }
}

const hasLongNote = (fact: HistoryFact): boolean => 'note' in fact && (fact.note?.length ?? 0) > maxCell

/** Whatever it is, it is no title to ask the provider for, or no note that a user wrote. */
const isTooLong = ({ title, originalTitle = '' }: Movie, facts: readonly HistoryFact[]): boolean =>
  Math.max(title.length, originalTitle.length) > maxTitle || facts.some(hasLongNote)

const given = (facts: GivenRow['facts']): readonly HistoryFact[] =>
  facts.filter((fact) => fact !== null && fact !== false)

const idsFrom = (ids: GivenSeries['ids'] = {}): SeriesIds =>
  Object.fromEntries(
    Object.entries(ids).flatMap(([name, value]) => {
      const id = textOf(value)
      return isAbsent(id) || id.length > maxTitle ? [] : [[name, id]]
    }),
  )

const numberFrom = (value: unknown): number | undefined => {
  const text = textOf(value)
  return /^\d{1,5}$/.test(text) ? Number(text) : undefined
}

const seriesFrom = ({ type, ids, show, season, episode, facts }: GivenSeries): SeriesRecord => {
  const [ofShow, nth, part] = [idsFrom(show), numberFrom(season), numberFrom(episode)]
  return {
    type,
    ids: idsFrom(ids),
    ...(Object.keys(ofShow).length > 0 && { show: ofShow }),
    ...(nth !== undefined && { season: nth }),
    ...(part !== undefined && { episode: part }),
    facts: given(facts).filter((fact) => !hasLongNote(fact)),
  }
}

export const createCollector = (): Collector => {
  const files: (HistoryFile & { rows: number })[] = []
  const rows: HistoryRow[] = []
  const lists = new Map<string, HistoryList>()
  const leftOut: LeftOutRow[] = []
  const notices: HistoryNotice[] = []
  let count = 0
  const createFile: Collector['file'] = (name, source, scales = []) => {
    const file = { name, source, rows: 0, ...(scales.length > 0 && { scales }) }
    files.push(file)
    const counted = () => {
      file.rows += 1
      count += 1
      if (count > maxRows) throw new Refusal('too many rows', name)
    }
    const pushLeft = (row: LeftOutRow) => {
      counted()
      leftOut.push({ ...row, title: shorten(row.title, maxTitle) })
    }
    const leaveOut: FileRows['leaveOut'] = (line, reason, title = '', year) =>
      pushLeft({ origin: { file: name, line }, reason, title, ...(year !== undefined && { year }) })
    return {
      leaveOut,
      leaveOutSeries: (series) => {
        const year = yearFrom(series.year)
        pushLeft({
          origin: { file: name, line: series.line },
          reason: 'not a movie',
          title: series.title,
          ...(year !== undefined && { year }),
          series: seriesFrom(series),
        })
      },
      addToAnother: counted,
      add: ({ line, named: movie, facts: all, reads = [], keySuffix = '' }) => {
        const { named, reads: ids } = movieOf(movie, keySuffix)
        const { title, year, tmdbId, imdbId } = named
        const facts = given(all)
        if (title === '' && !tmdbId && !imdbId) return leaveOut(line, 'no title and no id')
        if (isTooLong(named, facts)) return leaveOut(line, 'unreadable', title, year)
        if (facts.length === 0) return leaveOut(line, 'nothing said', title, year)
        counted()
        rows.push({ origin: { file: name, line }, named, facts, doubts: doubtsOf([...ids, ...reads]) })
      },
    }
  }
  return {
    file: createFile,
    list: (list) => {
      if (!lists.has(list.id)) lists.set(list.id, list)
    },
    notice: (notice) => void notices.push(notice),
    history: () => ({ files, rows: withEarlierViewings(rows), lists: [...lists.values()], leftOut, notices }),
  }
}
