import type { SectionMessages } from '../messages/sections.ts'
import { deDE as devices } from './devices.ts'
import { deDE as diary } from './diary.ts'
import { deDE as filters } from './filters.ts'
import { deDE as folder } from './folder.ts'
import { deDE as franchise } from './franchise.ts'
import { deDE as guide } from './guide.ts'
import { deDE as hidden } from './hidden.ts'
import { deDE as history } from './history.ts'
import { deDE as imports } from './import.ts'
import { deDE as installation } from './installation.ts'
import { deDE as keys } from './keys.ts'
import { deDE as listView } from './list-view.ts'
import { deDE as offlineCopies } from './offline-copies.ts'
import { deDE as ownData } from './own-data.ts'
import { deDE as records } from './records.ts'
import { deDE as releases } from './releases.ts'
import { deDE as restore } from './restore.ts'
import { deDE as services } from './services.ts'
import { deDE as settings } from './settings.ts'
import { deDE as sharing } from './sharing.ts'
import { deDE as statistics } from './statistics.ts'
import { deDE as tonight } from './tonight.ts'

export const deDE: SectionMessages = {
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
