import { isObject, type JsonObject } from '../values/schema.ts'
import type { SyncRow } from './device-row.ts'

/** A group of fields that change together and have one version. */
export type FieldGroup = string

/** A group without fields: its version is that of the removal after which the record was added, or the next one. */
export const addedGroup: FieldGroup = 'added'

/** What happens to a field when rows are merged: it belongs to a group, or takes a value that needs no version. */
type Rule =
  | { readonly kind: 'group'; readonly group: FieldGroup }
  /** The same on every device, or whatever this one has: a snapshot, a count. */
  | { readonly kind: 'own' }
  | { readonly kind: 'larger' }
  /** Of the record that was added after the later removal; otherwise the smaller. */
  | { readonly kind: 'first' }
  | { readonly kind: 'dropped' }

type Rules = Readonly<Record<string, Rule>>

const group = (name: FieldGroup): Rule => ({ kind: 'group', group: name })
const own: Rule = { kind: 'own' }
const larger: Rule = { kind: 'larger' }
const first: Rule = { kind: 'first' }
const dropped: Rule = { kind: 'dropped' }

/** Fields that no rule names: those of later versions. */
const others: Rule = group('others')
/** Of rows that have one version. */
const whole: Rule = group('row')

const watchlist: Rules = {
  movieId: own,
  userId: own,
  id: first,
  addedAt: first,
  lastModified: larger,
  movie: own,
  status: group('status'),
  progress: group('status'),
  watchedAt: group('status'),
  favorite: group('favorite'),
}

const collections: Rules = {
  id: own,
  createdAt: first,
  lastUpdatedAt: larger,
  moviesCount: own,
  name: group('name'),
  description: group('description'),
  coverImage: group('cover'),
}

/** What is left is the list: a friend may be renamed on one device, and send a new list to another. */
const friends: Rules = {
  id: own,
  addedAt: first,
  name: group('name'),
  color: group('color'),
}

const movieData: Rules = {
  movieId: own,
  watchedAt: dropped,
  plays: dropped,
  lastModified: larger,
  movie: own,
  rating: group('rating'),
  ratedAt: group('rating'),
  liked: group('liked'),
  note: group('note'),
  tags: group('tags'),
}

const withSnapshot: Rules = { movie: own }
/** Why the movie is there is not lost where another device gives it another place. */
const collectionMovies: Rules = { movie: own, note: group('note') }
const none: Rules = {}

type Place = Pick<SyncRow, 'list' | 'id'>

/** The rating, note and tags of a movie, which has rows of their own for its viewings. */
export const isMovieData = ({ list, id }: Place): boolean => list === 'watchHistory' && !id.includes('/')

const rulesOf = (place: Place): { readonly rules: Rules; readonly rest: Rule } => {
  if (isMovieData(place)) return { rules: movieData, rest: others }
  if (place.list === 'watchlist') return { rules: watchlist, rest: others }
  if (place.list === 'collections') return { rules: collections, rest: others }
  if (place.list === 'friends') return { rules: friends, rest: others }
  if (place.list === 'collectionMovies') return { rules: collectionMovies, rest: whole }
  return { rules: place.list === 'notForMe' ? withSnapshot : none, rest: whole }
}

/** Whether the row has several groups, of which each can be the later one. */
export const hasFieldGroups = (place: Place): boolean => rulesOf(place).rest === others

const ruleOf = (place: Place, name: string): Rule => {
  const { rules, rest } = rulesOf(place)
  return Object.hasOwn(rules, name) ? (rules[name] ?? rest) : rest
}

const isEmptyField = (value: unknown): boolean =>
  value === undefined ||
  value === false ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

/** The fields of each group, without those that are absent. A value that is no object is one group. */
export const fieldGroups = (place: Place, value: unknown): ReadonlyMap<FieldGroup, unknown> => {
  if (value === undefined) return new Map()
  if (!isObject(value)) return new Map([['row', value]])
  const groups = new Map<FieldGroup, Record<string, unknown>>()
  const keepsEmpty = !isMovieData(place)
  for (const [name, entry] of Object.entries(value)) {
    const rule = ruleOf(place, name)
    if (rule.kind !== 'group' || entry === undefined || (!keepsEmpty && isEmptyField(entry))) continue
    const fields = groups.get(rule.group) ?? {}
    fields[name] = entry
    groups.set(rule.group, fields)
  }
  return groups
}

/**
 * The groups that get a version with those that were changed. A release without notes of links takes a row with its note only
 * if the rest is later too; and an older note must not come back to a link that was removed and is added again.
 */
export const changedWith = (
  { list }: Place,
  changed: readonly FieldGroup[],
  isAddedAgain: boolean,
): readonly FieldGroup[] => {
  if (list !== 'collectionMovies') return changed
  return [...new Set([...changed, ...(changed.includes('note') ? ['row'] : []), ...(isAddedAgain ? ['note'] : [])])]
}

const isText = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

type Side = 'ours' | 'theirs'

const unversioned = (rule: Rule, ours: unknown, theirs: unknown, addedLater: Side | null): unknown => {
  if (!isText(ours) || !isText(theirs) || rule.kind === 'own') return ours ?? theirs
  if (rule.kind === 'first' && addedLater) return addedLater === 'ours' ? ours : theirs
  return ours > theirs === (rule.kind === 'larger') ? ours : theirs
}

/**
 * The row's value from its groups, and what needs no version from both rows. `addedLater` is the one whose record was added
 * after a later removal.
 */
export const valueFrom = (
  place: Place,
  groups: ReadonlyMap<FieldGroup, unknown>,
  ours: unknown,
  theirs: unknown,
  addedLater: Side | null = null,
): unknown => {
  const single = groups.get('row')
  if (single !== undefined && !isObject(single)) return single
  const [one, other]: readonly JsonObject[] = [isObject(ours) ? ours : {}, isObject(theirs) ? theirs : {}]
  const value: Record<string, unknown> = {}
  for (const name of [...Object.keys(one ?? {}), ...Object.keys(other ?? {})]) {
    const rule = ruleOf(place, name)
    if (rule.kind === 'dropped') {
      if (name === 'plays') value[name] = []
    } else if (rule.kind !== 'group') value[name] = unversioned(rule, one?.[name], other?.[name], addedLater)
    else {
      const fields = groups.get(rule.group)
      if (isObject(fields) && Object.hasOwn(fields, name)) value[name] = fields[name]
    }
  }
  return value
}

/** What is kept of a removed row: the fields that have a version, and when it was added. */
export const keptFields = (place: Place, value: unknown): unknown => {
  const groups = [...fieldGroups(place, value).values()].filter(isObject)
  if (groups.length === 0 || !isObject(value)) return undefined
  const added = Object.entries(value).filter(([name]) => ruleOf(place, name).kind === 'first')
  return Object.assign(Object.fromEntries(added), ...groups)
}
