import { afterChange, afterImport } from '#domain/devices/changed-row.ts'
import type { SyncRow } from '#domain/devices/device-row.ts'
import type { MergeChoice } from '#domain/devices/exchange.ts'
import { fieldGroups } from '#domain/devices/fields.ts'
import { foldViewings } from '#domain/devices/fold-viewings.ts'
import { linksByCollection, nextAfterLinks } from '#domain/devices/linked-rows.ts'
import { meet, mergeLibrary, type SyncRows } from '#domain/devices/merge-library.ts'
import { rowKeyOf } from '#domain/devices/merge-rows.ts'
import { nextVersion, type Version } from '#domain/devices/version.ts'
import { isObject } from '#domain/values/schema.ts'

export const joining: MergeChoice = { joining: 'join', removals: 'apply', joinsCollections: false }

type Place = Pick<SyncRow, 'list' | 'id'>

/** A device as far as its rows go: what a user changes gets versions, and files of others are merged. */
export class SimulatedDevice {
  rows: SyncRows = new Map()
  /** Epoch milliseconds, as this device's clock says. */
  now: number
  readonly id: string
  /** Its release does not know that collections come back. */
  readonly isEarlier: boolean

  constructor(id: string, now = 1_790_000_000_000, isEarlier = false) {
    this.id = id.padEnd(10, '0')
    this.now = now
    this.isEarlier = isEarlier
  }

  next = (replaced: Version): Version => nextVersion(replaced, this.now, this.id)

  valueOf(place: Place): unknown {
    return this.rows.get(rowKeyOf(place))?.value
  }

  change(place: Place, value?: unknown, mark: typeof afterChange = afterChange): void {
    const key = rowKeyOf(place)
    const known = this.rows.get(key)
    if (known === undefined && value === undefined) return
    const row = { ...place, ...(value !== undefined && { value }) }
    const links = (place.list === 'collections' && linksByCollection(this.rows.values()).get(place.id)) || []
    const next = value === undefined && !this.isEarlier ? nextAfterLinks(links, this.next) : this.next
    this.rows = new Map(this.rows).set(key, { ...row, ...mark(known, { ...place, value }, next) })
  }

  import(place: Place, value: unknown): void {
    this.change(place, value, afterImport)
  }

  /** What another device gets: a file that is whole, and that nothing changes later. */
  file(): readonly SyncRow[] {
    return structuredClone([...this.rows.values()])
  }

  receive(file: readonly SyncRow[], choice: MergeChoice = joining): void {
    const meeting = meet(this.rows, structuredClone(file))
    if (!this.isEarlier) this.rows = new Map([...this.rows, ...mergeLibrary(meeting, choice, this.next)])
    else {
      const merged = new Map([...this.rows, ...meeting.changes])
      this.rows = new Map([...merged, ...foldViewings(merged.values()).map((row) => [rowKeyOf(row), row] as const)])
    }
  }

  /** What must be the same on all devices. */
  content(): unknown {
    return [...this.rows.values()]
      .map(({ list, id, value, versions, removal }) => ({
        place: `${list} ${id}`,
        isThere: value !== undefined,
        addedAt: isObject(value) && list !== 'watchHistory' ? value['addedAt'] : undefined,
        fields: [...fieldGroups({ list, id }, value)].sort(([one], [other]) => (one < other ? -1 : 1)),
        versions: Object.entries(versions ?? {}).sort(([one], [other]) => (one < other ? -1 : 1)),
        removal,
      }))
      .filter(({ isThere, removal, versions }) => isThere || removal !== undefined || versions.length > 0)
      .sort((one, other) => (one.place < other.place ? -1 : 1))
  }
}
