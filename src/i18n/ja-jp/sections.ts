import type { SectionMessages } from '../messages/sections.ts'
import { jaJP as devices } from './devices.ts'
import { jaJP as diary } from './diary.ts'
import { jaJP as filters } from './filters.ts'
import { jaJP as folder } from './folder.ts'
import { jaJP as franchise } from './franchise.ts'
import { jaJP as guide } from './guide.ts'
import { jaJP as hidden } from './hidden.ts'
import { jaJP as history } from './history.ts'
import { jaJP as imports } from './import.ts'
import { jaJP as installation } from './installation.ts'
import { jaJP as keys } from './keys.ts'
import { jaJP as listView } from './list-view.ts'
import { jaJP as offlineCopies } from './offline-copies.ts'
import { jaJP as ownData } from './own-data.ts'
import { jaJP as records } from './records.ts'
import { jaJP as releases } from './releases.ts'
import { jaJP as restore } from './restore.ts'
import { jaJP as services } from './services.ts'
import { jaJP as settings } from './settings.ts'
import { jaJP as sharing } from './sharing.ts'
import { jaJP as statistics } from './statistics.ts'
import { jaJP as tonight } from './tonight.ts'

export const jaJP: SectionMessages = {
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
