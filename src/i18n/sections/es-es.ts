import { esES as diary } from '../diary/es-es.ts'
import { esES as filters } from '../filters/es-es.ts'
import { esES as franchise } from '../franchise/es-es.ts'
import { esES as guide } from '../guide/es-es.ts'
import { esES as history } from '../history/es-es.ts'
import { esES as imports } from '../import/es-es.ts'
import { esES as installation } from '../installation/es-es.ts'
import { esES as keys } from '../keys/es-es.ts'
import { esES as notForMe } from '../not-for-me/es-es.ts'
import { esES as offlineCopies } from '../offline-copies/es-es.ts'
import { esES as ownData } from '../own-data/es-es.ts'
import { esES as records } from '../records/es-es.ts'
import { esES as releases } from '../releases/es-es.ts'
import { esES as services } from '../services/es-es.ts'
import { esES as settings } from '../settings/es-es.ts'
import { esES as statistics } from '../statistics/es-es.ts'
import { esES as tonight } from '../tonight/es-es.ts'
import type { SectionMessages } from './messages.ts'

export const esES: SectionMessages = {
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
