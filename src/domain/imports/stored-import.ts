import * as v from 'valibot'
import { isTmdbId, type MovieSnapshot } from '../movie/movie.ts'
import { readSnapshot } from '../stored/stored-fields.ts'
import { namedValues } from '../values/named-values.ts'
import { isObject, isoTime } from '../values/schema.ts'
import { watchedAtFrom } from '../values/watched-at.ts'
import type { Match } from './match.ts'
import { defaultPrecedences, historyKinds, type Precedences } from './planned.ts'
import {
  type HistoryFact,
  type HistoryRow,
  historySources,
  type ReadHistory,
  rowDoubts,
  rowReasons,
} from './read-history.ts'
import type { Choice } from './resolve.ts'

/** Raise it when what is stored gets another meaning: an older version of the app leaves a newer import alone. */
export const storedImportVersion = 1

/** What was read from files, without its rows, which are stored in parts. */
export interface StoredImport extends Omit<ReadHistory, 'rows'> {
  readonly version: number
  readonly chosen: readonly string[]
  readonly parts: number
  readonly precedences: Precedences
  readonly wantsAgain: boolean
}

/** A row under the names that it has always been stored with. */
export type StoredRow = Omit<HistoryRow, 'named'> & { readonly film: HistoryRow['named'] }

export const storedRow = ({ named, ...others }: HistoryRow): StoredRow => ({ ...others, film: named })

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const rating = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10))
const time = v.nullable(isoTime)
const tags = v.array(v.string())

const facts: Readonly<Record<HistoryFact['kind'], v.GenericSchema>> = {
  viewing: v.looseObject({
    watchedAt: v.custom<string | null>((value) => value === null || watchedAtFrom(value) === value),
    rating: v.optional(rating),
    note: v.optional(v.string()),
    tags: v.optional(tags),
    companions: v.optional(v.array(v.string())),
  }),
  seen: v.looseObject({ addedAt: v.optional(isoTime) }),
  rating: v.looseObject({ rating, ratedAt: time }),
  liked: v.looseObject({}),
  watchlist: v.looseObject({ addedAt: time, status: v.picklist(['want-to-watch', 'watching']) }),
  listed: v.looseObject({ list: v.string(), position: v.nullable(v.number()), addedAt: time }),
  note: v.looseObject({ note: v.string() }),
  tags: v.looseObject({ tags }),
}

const isFact = (value: unknown): boolean => {
  const kind = isObject(value) ? value['kind'] : undefined
  return typeof kind === 'string' && Object.hasOwn(facts, kind) && v.is(facts[kind as HistoryFact['kind']], value)
}

const origin = v.looseObject({ file: v.string(), line: v.number() })
const year = v.optional(v.number())

const namedMovie = v.looseObject({
  key: v.string(),
  tmdbId: v.optional(v.custom<number>(isTmdbId)),
  imdbId: v.optional(v.string()),
  title: v.string(),
  originalTitle: v.optional(v.string()),
  year,
  isMovie: v.boolean(),
})

const row = v.pipe(
  v.looseObject({
    origin,
    film: namedMovie,
    facts: v.pipe(v.array(v.custom<HistoryFact>(isFact)), v.minLength(1)),
    doubts: v.array(v.picklist(rowDoubts)),
  }),
  v.transform(({ film, ...others }) => ({ ...others, named: film })),
)

const ids = v.record(v.string(), v.string())
const series = v.looseObject({
  type: v.picklist(['show', 'season', 'episode']),
  ids,
  show: v.optional(ids),
  season: v.optional(v.number()),
  episode: v.optional(v.number()),
  facts: v.array(v.custom<HistoryFact>(isFact)),
})

const ofFile = { file: v.string() }

const notice = v.variant('kind', [
  v.looseObject({ kind: v.literal('incomplete export'), ...ofFile, parts: v.array(v.string()) }),
  v.looseObject({ kind: v.picklist(['missing page', 'unknown file', 'series']), ...ofFile }),
])

const history = v.looseObject({
  version: v.optional(v.literal(storedImportVersion), storedImportVersion),
  chosen: v.optional(v.array(v.string())),
  files: v.array(
    v.looseObject({
      name: v.string(),
      source: v.picklist(historySources),
      rows: count,
      scales: v.optional(v.array(v.number())),
    }),
  ),
  lists: v.array(v.looseObject({ id: v.string(), name: v.string(), description: v.string(), createdAt: time })),
  leftOut: v.array(
    v.looseObject({ origin, reason: v.picklist(rowReasons), title: v.string(), year, series: v.optional(series) }),
  ),
  // Those of earlier versions say nothing that a user still has to know.
  notices: v.pipe(
    v.array(v.unknown()),
    v.transform((given) => given.filter((each) => v.is(notice, each))),
  ),
  parts: count,
  precedences: v.unknown(),
  wantsAgain: v.optional(v.boolean(), false),
})

const isPrecedence = v.picklist(['newer', 'file', 'mine'])

const precedencesFrom = (value: unknown): Precedences => {
  const given = isObject(value) ? value : {}
  return namedValues(historyKinds, (kind) => {
    const precedence = given[kind]
    return v.is(isPrecedence, precedence) ? precedence : defaultPrecedences[kind]
  })
}

/** Null for what this version of the app cannot continue. */
export const readStoredImport = (value: unknown): StoredImport | null => {
  const { success, output } = v.safeParse(history, value)
  if (!success) return null
  const { chosen = output.files.map(({ name }) => name) } = output
  return { ...output, chosen, precedences: precedencesFrom(output.precedences) } as StoredImport
}

/** Null where a row is damaged or missing: without it the import would lose something unsaid. */
export const readStoredRows = (value: unknown): readonly HistoryRow[] | null => {
  const rows = v.safeParse(v.array(row), value)
  return rows.success ? (rows.output as readonly HistoryRow[]) : null
}

const movieFrom = (value: unknown): MovieSnapshot | null => {
  const id = isObject(value) ? value['id'] : undefined
  return isTmdbId(id) ? readSnapshot(value, id) : null
}

/** Null for a damaged one: its movie is asked about again. */
export const readStoredMatch = (value: unknown): Match | null => {
  if (!isObject(value)) return null
  const { kind, found } = value
  if (kind === 'not found') return value['isDemo'] === true ? { kind, isDemo: true } : { kind }
  if (kind === 'adult') return { kind }
  if (kind === 'not a movie') {
    return found === 'series' || found === 'episode' || found === 'person' ? { kind, found } : null
  }
  if (kind === 'found') {
    const movie = movieFrom(value['movie'])
    return movie && { kind, movie }
  }
  const candidates = Array.isArray(value['candidates'])
    ? value['candidates'].flatMap((each) => movieFrom(each) ?? [])
    : []
  return kind === 'in doubt' && candidates.length > 0 ? { kind, candidates } : null
}

export const readStoredChoice = (value: unknown): Choice | null => {
  if (!isObject(value)) return null
  if (value['kind'] === 'none') return { kind: 'none' }
  const movie = value['kind'] === 'movie' ? movieFrom(value['movie']) : null
  const { isUndated, isTogether } = value
  return (
    movie && {
      kind: 'movie',
      movie,
      ...(isUndated === true && { isUndated }),
      ...(isTogether === true && { isTogether }),
    }
  )
}
