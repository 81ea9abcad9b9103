import { frFR as diary } from '../diary/fr-fr.ts'
import { frFR as filters } from '../filters/fr-fr.ts'
import { frFR as franchise } from '../franchise/fr-fr.ts'
import { frFR as guide } from '../guide/fr-fr.ts'
import { frFR as history } from '../history/fr-fr.ts'
import { frFR as imports } from '../import/fr-fr.ts'
import { frFR as installation } from '../installation/fr-fr.ts'
import { frFR as keys } from '../keys/fr-fr.ts'
import { frFR as notForMe } from '../not-for-me/fr-fr.ts'
import { frFR as offlineCopies } from '../offline-copies/fr-fr.ts'
import { frFR as ownData } from '../own-data/fr-fr.ts'
import { frFR as records } from '../records/fr-fr.ts'
import { frFR as releases } from '../releases/fr-fr.ts'
import { frFR as services } from '../services/fr-fr.ts'
import { frFR as settings } from '../settings/fr-fr.ts'
import { frFR as statistics } from '../statistics/fr-fr.ts'
import { frFR as tonight } from '../tonight/fr-fr.ts'
import type { SectionMessages } from './messages.ts'

export const frFR: SectionMessages = {
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
