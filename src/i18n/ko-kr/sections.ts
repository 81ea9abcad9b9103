import type { SectionMessages } from '../messages/sections.ts'
import { koKR as devices } from './devices.ts'
import { koKR as diary } from './diary.ts'
import { koKR as filters } from './filters.ts'
import { koKR as folder } from './folder.ts'
import { koKR as franchise } from './franchise.ts'
import { koKR as guide } from './guide.ts'
import { koKR as hidden } from './hidden.ts'
import { koKR as history } from './history.ts'
import { koKR as imports } from './import.ts'
import { koKR as installation } from './installation.ts'
import { koKR as keys } from './keys.ts'
import { koKR as listView } from './list-view.ts'
import { koKR as offlineCopies } from './offline-copies.ts'
import { koKR as ownData } from './own-data.ts'
import { koKR as records } from './records.ts'
import { koKR as releases } from './releases.ts'
import { koKR as restore } from './restore.ts'
import { koKR as services } from './services.ts'
import { koKR as settings } from './settings.ts'
import { koKR as sharing } from './sharing.ts'
import { koKR as statistics } from './statistics.ts'
import { koKR as tonight } from './tonight.ts'

export const koKR: SectionMessages = {
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
