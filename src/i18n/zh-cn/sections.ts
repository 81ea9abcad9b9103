import type { SectionMessages } from '../messages/sections.ts'
import { zhCN as devices } from './devices.ts'
import { zhCN as diary } from './diary.ts'
import { zhCN as filters } from './filters.ts'
import { zhCN as folder } from './folder.ts'
import { zhCN as franchise } from './franchise.ts'
import { zhCN as guide } from './guide.ts'
import { zhCN as hidden } from './hidden.ts'
import { zhCN as history } from './history.ts'
import { zhCN as imports } from './import.ts'
import { zhCN as installation } from './installation.ts'
import { zhCN as keys } from './keys.ts'
import { zhCN as listView } from './list-view.ts'
import { zhCN as offlineCopies } from './offline-copies.ts'
import { zhCN as ownData } from './own-data.ts'
import { zhCN as records } from './records.ts'
import { zhCN as releases } from './releases.ts'
import { zhCN as restore } from './restore.ts'
import { zhCN as services } from './services.ts'
import { zhCN as settings } from './settings.ts'
import { zhCN as sharing } from './sharing.ts'
import { zhCN as statistics } from './statistics.ts'
import { zhCN as tonight } from './tonight.ts'

export const zhCN: SectionMessages = {
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
