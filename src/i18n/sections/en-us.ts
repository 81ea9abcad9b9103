import { enUS as diary } from '../diary/en-us.ts'
import { enUS as filters } from '../filters/en-us.ts'
import { enUS as franchise } from '../franchise/en-us.ts'
import { enUS as guide } from '../guide/en-us.ts'
import { enUS as history } from '../history/en-us.ts'
import { enUS as imports } from '../import/en-us.ts'
import { enUS as installation } from '../installation/en-us.ts'
import { enUS as keys } from '../keys/en-us.ts'
import { enUS as notForMe } from '../not-for-me/en-us.ts'
import { enUS as offlineCopies } from '../offline-copies/en-us.ts'
import { enUS as ownData } from '../own-data/en-us.ts'
import { enUS as records } from '../records/en-us.ts'
import { enUS as releases } from '../releases/en-us.ts'
import { enUS as services } from '../services/en-us.ts'
import { enUS as settings } from '../settings/en-us.ts'
import { enUS as statistics } from '../statistics/en-us.ts'
import { enUS as tonight } from '../tonight/en-us.ts'
import type { SectionMessages } from './messages.ts'

export const enUS: SectionMessages = {
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
