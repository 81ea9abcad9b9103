import { ruRU as diary } from '../diary/ru-ru.ts'
import { ruRU as filters } from '../filters/ru-ru.ts'
import { ruRU as franchise } from '../franchise/ru-ru.ts'
import { ruRU as guide } from '../guide/ru-ru.ts'
import { ruRU as history } from '../history/ru-ru.ts'
import { ruRU as imports } from '../import/ru-ru.ts'
import { ruRU as installation } from '../installation/ru-ru.ts'
import { ruRU as keys } from '../keys/ru-ru.ts'
import { ruRU as notForMe } from '../not-for-me/ru-ru.ts'
import { ruRU as offlineCopies } from '../offline-copies/ru-ru.ts'
import { ruRU as ownData } from '../own-data/ru-ru.ts'
import { ruRU as records } from '../records/ru-ru.ts'
import { ruRU as releases } from '../releases/ru-ru.ts'
import { ruRU as services } from '../services/ru-ru.ts'
import { ruRU as settings } from '../settings/ru-ru.ts'
import { ruRU as statistics } from '../statistics/ru-ru.ts'
import { ruRU as tonight } from '../tonight/ru-ru.ts'
import type { SectionMessages } from './messages.ts'

export const ruRU: SectionMessages = {
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
