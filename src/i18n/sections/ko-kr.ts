import { koKR as diary } from '../diary/ko-kr.ts'
import { koKR as filters } from '../filters/ko-kr.ts'
import { koKR as franchise } from '../franchise/ko-kr.ts'
import { koKR as guide } from '../guide/ko-kr.ts'
import { koKR as history } from '../history/ko-kr.ts'
import { koKR as imports } from '../import/ko-kr.ts'
import { koKR as installation } from '../installation/ko-kr.ts'
import { koKR as keys } from '../keys/ko-kr.ts'
import { koKR as notForMe } from '../not-for-me/ko-kr.ts'
import { koKR as offlineCopies } from '../offline-copies/ko-kr.ts'
import { koKR as ownData } from '../own-data/ko-kr.ts'
import { koKR as records } from '../records/ko-kr.ts'
import { koKR as releases } from '../releases/ko-kr.ts'
import { koKR as services } from '../services/ko-kr.ts'
import { koKR as settings } from '../settings/ko-kr.ts'
import { koKR as statistics } from '../statistics/ko-kr.ts'
import { koKR as tonight } from '../tonight/ko-kr.ts'
import type { SectionMessages } from './messages.ts'

export const koKR: SectionMessages = {
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
