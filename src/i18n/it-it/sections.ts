import type { SectionMessages } from '../messages/sections.ts'
import { itIT as devices } from './devices.ts'
import { itIT as diary } from './diary.ts'
import { itIT as filters } from './filters.ts'
import { itIT as folder } from './folder.ts'
import { itIT as franchise } from './franchise.ts'
import { itIT as guide } from './guide.ts'
import { itIT as hidden } from './hidden.ts'
import { itIT as history } from './history.ts'
import { itIT as imports } from './import.ts'
import { itIT as installation } from './installation.ts'
import { itIT as keys } from './keys.ts'
import { itIT as listView } from './list-view.ts'
import { itIT as offlineCopies } from './offline-copies.ts'
import { itIT as ownData } from './own-data.ts'
import { itIT as records } from './records.ts'
import { itIT as releases } from './releases.ts'
import { itIT as restore } from './restore.ts'
import { itIT as services } from './services.ts'
import { itIT as settings } from './settings.ts'
import { itIT as sharing } from './sharing.ts'
import { itIT as statistics } from './statistics.ts'
import { itIT as tonight } from './tonight.ts'

export const itIT: SectionMessages = {
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
