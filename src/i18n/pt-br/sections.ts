import type { SectionMessages } from '../messages/sections.ts'
import { ptBR as devices } from './devices.ts'
import { ptBR as diary } from './diary.ts'
import { ptBR as filters } from './filters.ts'
import { ptBR as folder } from './folder.ts'
import { ptBR as franchise } from './franchise.ts'
import { ptBR as guide } from './guide.ts'
import { ptBR as hidden } from './hidden.ts'
import { ptBR as history } from './history.ts'
import { ptBR as imports } from './import.ts'
import { ptBR as installation } from './installation.ts'
import { ptBR as keys } from './keys.ts'
import { ptBR as listView } from './list-view.ts'
import { ptBR as offlineCopies } from './offline-copies.ts'
import { ptBR as ownData } from './own-data.ts'
import { ptBR as records } from './records.ts'
import { ptBR as releases } from './releases.ts'
import { ptBR as restore } from './restore.ts'
import { ptBR as services } from './services.ts'
import { ptBR as settings } from './settings.ts'
import { ptBR as sharing } from './sharing.ts'
import { ptBR as statistics } from './statistics.ts'
import { ptBR as tonight } from './tonight.ts'

export const ptBR: SectionMessages = {
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
