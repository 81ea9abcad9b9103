import { sameContent } from './content-order.ts'
import type { SyncRow } from './device-row.ts'
import { addedGroup, changedWith, type FieldGroup, fieldGroups, hasFieldGroups, isMovieData } from './fields.ts'
import { laterVersion, limitedVersions, noVersion, type Version } from './version.ts'

/** A version that is larger than the replaced one: `nextVersion` of this device. */
export type NextVersion = (replaced: Version) => Version

/** What is stored beside the value of a row. */
export type RowVersions = Pick<SyncRow, 'versions' | 'removal' | 'kept'>

export const versionIn = ({ versions }: Pick<SyncRow, 'versions'>, group: FieldGroup): Version =>
  versions?.[group] ?? noVersion

export const latestIn = ({ versions, removal = noVersion }: SyncRow): Version =>
  Object.values(versions ?? {}).reduce(laterVersion, removal)

const unchanged = ({ versions, removal, kept }: SyncRow): RowVersions => ({
  ...(versions && { versions }),
  ...(removal !== undefined && { removal }),
  ...(kept !== undefined && { kept }),
})

const versioned = (groups: Iterable<FieldGroup>, version: (group: FieldGroup) => Version): Record<string, Version> =>
  Object.fromEntries([...groups].map((group) => [group, version(group)]))

/** An emptied field of a movie's own data is a value: it is never removed. */
const emptied = (known: SyncRow, next: NextVersion): RowVersions => {
  const groups = fieldGroups(known, known.value).keys()
  return { versions: { ...known.versions, ...versioned(groups, (group) => next(versionIn(known, group))) } }
}

/** Without versions from after 2099, which an earlier release wrote when the clock was wrong. */
export const withinTime = <Row extends SyncRow>(row: Row): Row => {
  const { versions = {}, removal } = row
  const limits = limitedVersions([...Object.values(versions), ...(removal === undefined ? [] : [removal])])
  if (limits.size === 0) return row
  const limited = (version: Version): Version => limits.get(version) ?? version
  return {
    ...row,
    ...(row.versions && {
      versions: Object.fromEntries(Object.entries(versions).map(([group, version]) => [group, limited(version)])),
    }),
    ...(removal !== undefined && { removal: limited(removal) }),
  }
}

/** The versions of a row after this device has changed or removed it. `known` is the stored row. */
export const afterChange = (
  known: SyncRow | undefined,
  changed: Pick<SyncRow, 'list' | 'id' | 'value'>,
  next: NextVersion,
): RowVersions => {
  const before = known ?? { list: changed.list, id: changed.id }
  if (changed.value === undefined) {
    if (isMovieData(changed)) return emptied(before, next)
    return before.value === undefined && known ? unchanged(before) : { removal: next(latestIn(before)) }
  }
  const [old, groups] = [fieldGroups(before, before.value), fieldGroups(changed, changed.value)]
  const isNew = before.value === undefined
  const touched = [...new Set([...old.keys(), ...groups.keys()])].filter(
    (group) => isNew || !sameContent(old.get(group), groups.get(group)),
  )
  const removal = before.removal ?? noVersion
  const isAddedAgain = isNew && before.removal !== undefined && hasFieldGroups(changed)
  const versions = {
    ...(isNew && !isMovieData(changed) ? {} : before.versions),
    ...(isAddedAgain && { [addedGroup]: removal }),
    ...versioned(changedWith(changed, touched, isNew && before.removal !== undefined), (group) =>
      next(laterVersion(versionIn(before, group), removal)),
    ),
  }
  return {
    ...(Object.keys(versions).length > 0 && { versions }),
    ...(before.removal !== undefined && { removal: before.removal }),
  }
}

/** As if an import had created the row, where this browser knows nothing of it: anyone's change is later. */
export const afterImport = (
  known: SyncRow | undefined,
  changed: Pick<SyncRow, 'list' | 'id' | 'value'>,
  next: NextVersion,
): RowVersions => (known === undefined && changed.value !== undefined ? {} : afterChange(known, changed, next))
