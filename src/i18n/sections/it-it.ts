import { itIT as diary } from '../diary/it-it.ts'
import { itIT as filters } from '../filters/it-it.ts'
import { itIT as franchise } from '../franchise/it-it.ts'
import { itIT as guide } from '../guide/it-it.ts'
import { itIT as history } from '../history/it-it.ts'
import { itIT as imports } from '../import/it-it.ts'
import { itIT as installation } from '../installation/it-it.ts'
import { itIT as keys } from '../keys/it-it.ts'
import { itIT as notForMe } from '../not-for-me/it-it.ts'
import { itIT as offlineCopies } from '../offline-copies/it-it.ts'
import { itIT as ownData } from '../own-data/it-it.ts'
import { itIT as records } from '../records/it-it.ts'
import { itIT as releases } from '../releases/it-it.ts'
import { itIT as services } from '../services/it-it.ts'
import { itIT as settings } from '../settings/it-it.ts'
import { itIT as statistics } from '../statistics/it-it.ts'
import { itIT as tonight } from '../tonight/it-it.ts'
import type { SectionMessages } from './messages.ts'

export const itIT: SectionMessages = {
  diary,
  filters,
  franchise,
  guide,
  history,
  import: imports,
  installation,
  keys,
  notForMe,
  offlineCopies,
  ownData,
  records,
  releases,
  services,
  settings,
  statistics,
  tonight,
}
