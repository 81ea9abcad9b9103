import type { SectionMessages } from '../messages/sections.ts'
import { frFR as devices } from './devices.ts'
import { frFR as diary } from './diary.ts'
import { frFR as filters } from './filters.ts'
import { frFR as folder } from './folder.ts'
import { frFR as franchise } from './franchise.ts'
import { frFR as guide } from './guide.ts'
import { frFR as hidden } from './hidden.ts'
import { frFR as history } from './history.ts'
import { frFR as imports } from './import.ts'
import { frFR as installation } from './installation.ts'
import { frFR as keys } from './keys.ts'
import { frFR as listView } from './list-view.ts'
import { frFR as offlineCopies } from './offline-copies.ts'
import { frFR as ownData } from './own-data.ts'
import { frFR as records } from './records.ts'
import { frFR as releases } from './releases.ts'
import { frFR as restore } from './restore.ts'
import { frFR as services } from './services.ts'
import { frFR as settings } from './settings.ts'
import { frFR as sharing } from './sharing.ts'
import { frFR as statistics } from './statistics.ts'
import { frFR as tonight } from './tonight.ts'

export const frFR: SectionMessages = {
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
