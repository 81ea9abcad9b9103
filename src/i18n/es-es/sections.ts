import type { SectionMessages } from '../messages/sections.ts'
import { esES as devices } from './devices.ts'
import { esES as diary } from './diary.ts'
import { esES as filters } from './filters.ts'
import { esES as folder } from './folder.ts'
import { esES as franchise } from './franchise.ts'
import { esES as guide } from './guide.ts'
import { esES as hidden } from './hidden.ts'
import { esES as history } from './history.ts'
import { esES as imports } from './import.ts'
import { esES as installation } from './installation.ts'
import { esES as keys } from './keys.ts'
import { esES as listView } from './list-view.ts'
import { esES as offlineCopies } from './offline-copies.ts'
import { esES as ownData } from './own-data.ts'
import { esES as records } from './records.ts'
import { esES as releases } from './releases.ts'
import { esES as restore } from './restore.ts'
import { esES as services } from './services.ts'
import { esES as settings } from './settings.ts'
import { esES as sharing } from './sharing.ts'
import { esES as statistics } from './statistics.ts'
import { esES as tonight } from './tonight.ts'

export const esES: SectionMessages = {
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
