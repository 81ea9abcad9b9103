import { versionIn } from './changed-row.ts'
import { isPreferred, sameContent } from './content-order.ts'
import type { SyncRow } from './device-row.ts'
import {
  addedGroup,
  type FieldGroup,
  fieldGroups,
  hasFieldGroups,
  isMovieData,
  keptFields,
  valueFrom,
} from './fields.ts'
import { laterVersion, noVersion, type Version } from './version.ts'

export const rowKeyOf = ({ list, id }: Pick<SyncRow, 'list' | 'id'>): string => `${list} ${id}`

const contentOf = (row: SyncRow | undefined): unknown => row?.value ?? row?.kept

interface Side {
  readonly version: Version
  readonly content: unknown
}

const sideOf = (row: SyncRow, groups: ReadonlyMap<FieldGroup, unknown>, group: FieldGroup): Side => ({
  version: versionIn(row, group),
  content: groups.get(group),
})

/** What a device does not have never wins over what another one imported: only an emptied field has a version. */
const isLater = (theirs: Side, ours: Side): boolean => {
  if (theirs.version !== ours.version) return theirs.version > ours.version
  if (theirs.content === undefined || ours.content === undefined) return ours.content === undefined
  return !sameContent(ours.content, theirs.content) && isPreferred(theirs.content, ours.content)
}

/** A record is there when it was changed after it was last removed. */
const isAlive = (row: Pick<SyncRow, 'versions' | 'removal'>): boolean =>
  row.removal === undefined || Object.values(row.versions ?? {}).some((version) => version > (row.removal ?? noVersion))

const withVersions = (versions: Readonly<Record<string, Version>>) => {
  const given = Object.entries(versions).filter(([, version]) => version !== noVersion)
  return given.length === 0 ? {} : { versions: Object.fromEntries(given) }
}

const addedLater = (ours: SyncRow, theirs: SyncRow) => {
  const [one, other] = [versionIn(ours, addedGroup), versionIn(theirs, addedGroup)]
  if (one === other) return null
  return one > other ? 'ours' : 'theirs'
}

const merged = (ours: SyncRow, theirs: SyncRow): SyncRow => {
  const { list, id } = ours
  const [content, otherContent] = [contentOf(ours), contentOf(theirs)]
  const [groups, otherGroups] = [fieldGroups(ours, content), fieldGroups(theirs, otherContent)]
  const names = new Set([
    ...groups.keys(),
    ...otherGroups.keys(),
    ...Object.keys(ours.versions ?? {}),
    ...Object.keys(theirs.versions ?? {}),
  ])
  const winners = [...names].map((group) => {
    const [one, other] = [sideOf(ours, groups, group), sideOf(theirs, otherGroups, group)]
    return [group, isLater(other, one) ? other : one] as const
  })
  const versions = Object.fromEntries(winners.map(([group, { version }]) => [group, version]))
  const removals = [ours.removal, theirs.removal].filter((removal) => removal !== undefined)
  const removal = removals.length === 0 ? {} : { removal: removals.reduce(laterVersion) }
  const base = { list, id, ...withVersions(versions), ...removal }
  const present = new Map(
    winners.flatMap(([group, { content: fields }]) => (fields === undefined ? [] : [[group, fields]])),
  )
  const isThere = isAlive(base) && (present.size > 0 || ours.value !== undefined || theirs.value !== undefined)
  const value = valueFrom(ours, present, content, otherContent, addedLater(ours, theirs))
  if (isThere) return { ...base, value }
  if (isMovieData(ours)) return base
  if (!hasFieldGroups(ours)) return { list, id, ...removal }
  const kept = keptFields(ours, value)
  return { ...base, ...(kept !== undefined && { kept }) }
}

/** The row that both devices come to, in whatever order they merge. Ours where theirs adds nothing. */
export const mergeRow = (ours: SyncRow | undefined, theirs: SyncRow): SyncRow => {
  if (ours && sameContent(ours, theirs)) return ours
  const result = merged(ours ?? { list: theirs.list, id: theirs.id }, theirs)
  return ours && sameContent(ours, result) ? ours : result
}
