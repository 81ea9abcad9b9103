import { jaJP as diary } from '../diary/ja-jp.ts'
import { jaJP as filters } from '../filters/ja-jp.ts'
import { jaJP as franchise } from '../franchise/ja-jp.ts'
import { jaJP as guide } from '../guide/ja-jp.ts'
import { jaJP as history } from '../history/ja-jp.ts'
import { jaJP as imports } from '../import/ja-jp.ts'
import { jaJP as installation } from '../installation/ja-jp.ts'
import { jaJP as keys } from '../keys/ja-jp.ts'
import { jaJP as notForMe } from '../not-for-me/ja-jp.ts'
import { jaJP as offlineCopies } from '../offline-copies/ja-jp.ts'
import { jaJP as ownData } from '../own-data/ja-jp.ts'
import { jaJP as records } from '../records/ja-jp.ts'
import { jaJP as releases } from '../releases/ja-jp.ts'
import { jaJP as services } from '../services/ja-jp.ts'
import { jaJP as settings } from '../settings/ja-jp.ts'
import { jaJP as statistics } from '../statistics/ja-jp.ts'
import { jaJP as tonight } from '../tonight/ja-jp.ts'
import type { SectionMessages } from './messages.ts'

export const jaJP: SectionMessages = {
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
