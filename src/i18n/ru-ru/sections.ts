import type { SectionMessages } from '../messages/sections.ts'
import { ruRU as devices } from './devices.ts'
import { ruRU as diary } from './diary.ts'
import { ruRU as filters } from './filters.ts'
import { ruRU as folder } from './folder.ts'
import { ruRU as franchise } from './franchise.ts'
import { ruRU as guide } from './guide.ts'
import { ruRU as hidden } from './hidden.ts'
import { ruRU as history } from './history.ts'
import { ruRU as imports } from './import.ts'
import { ruRU as installation } from './installation.ts'
import { ruRU as keys } from './keys.ts'
import { ruRU as listView } from './list-view.ts'
import { ruRU as offlineCopies } from './offline-copies.ts'
import { ruRU as ownData } from './own-data.ts'
import { ruRU as records } from './records.ts'
import { ruRU as releases } from './releases.ts'
import { ruRU as restore } from './restore.ts'
import { ruRU as services } from './services.ts'
import { ruRU as settings } from './settings.ts'
import { ruRU as sharing } from './sharing.ts'
import { ruRU as statistics } from './statistics.ts'
import { ruRU as tonight } from './tonight.ts'

export const ruRU: SectionMessages = {
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
