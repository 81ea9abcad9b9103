import type { SectionMessages } from '../messages/sections.ts'
import { enUS as devices } from './devices.ts'
import { enUS as diary } from './diary.ts'
import { enUS as filters } from './filters.ts'
import { enUS as folder } from './folder.ts'
import { enUS as franchise } from './franchise.ts'
import { enUS as guide } from './guide.ts'
import { enUS as hidden } from './hidden.ts'
import { enUS as history } from './history.ts'
import { enUS as imports } from './import.ts'
import { enUS as installation } from './installation.ts'
import { enUS as keys } from './keys.ts'
import { enUS as listView } from './list-view.ts'
import { enUS as offlineCopies } from './offline-copies.ts'
import { enUS as ownData } from './own-data.ts'
import { enUS as records } from './records.ts'
import { enUS as releases } from './releases.ts'
import { enUS as restore } from './restore.ts'
import { enUS as services } from './services.ts'
import { enUS as settings } from './settings.ts'
import { enUS as sharing } from './sharing.ts'
import { enUS as statistics } from './statistics.ts'
import { enUS as tonight } from './tonight.ts'

export const enUS: SectionMessages = {
  devices,
  diary,
  filters,
  folder,
  franchise,
  guide,
  history,
  import: imports,
  installation,
  keys,
  hidden,
  listView,
  offlineCopies,
  ownData,
  records,
  releases,
  restore,
  services,
  settings,
  statistics,
  sharing,
  tonight,
}
