import { deDE as diary } from '../diary/de-de.ts'
import { deDE as filters } from '../filters/de-de.ts'
import { deDE as franchise } from '../franchise/de-de.ts'
import { deDE as guide } from '../guide/de-de.ts'
import { deDE as history } from '../history/de-de.ts'
import { deDE as imports } from '../import/de-de.ts'
import { deDE as installation } from '../installation/de-de.ts'
import { deDE as keys } from '../keys/de-de.ts'
import { deDE as notForMe } from '../not-for-me/de-de.ts'
import { deDE as offlineCopies } from '../offline-copies/de-de.ts'
import { deDE as ownData } from '../own-data/de-de.ts'
import { deDE as records } from '../records/de-de.ts'
import { deDE as releases } from '../releases/de-de.ts'
import { deDE as services } from '../services/de-de.ts'
import { deDE as settings } from '../settings/de-de.ts'
import { deDE as statistics } from '../statistics/de-de.ts'
import { deDE as tonight } from '../tonight/de-de.ts'
import type { SectionMessages } from './messages.ts'

export const deDE: SectionMessages = {
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
