import { zhCN as diary } from '../diary/zh-cn.ts'
import { zhCN as filters } from '../filters/zh-cn.ts'
import { zhCN as franchise } from '../franchise/zh-cn.ts'
import { zhCN as guide } from '../guide/zh-cn.ts'
import { zhCN as history } from '../history/zh-cn.ts'
import { zhCN as imports } from '../import/zh-cn.ts'
import { zhCN as installation } from '../installation/zh-cn.ts'
import { zhCN as keys } from '../keys/zh-cn.ts'
import { zhCN as notForMe } from '../not-for-me/zh-cn.ts'
import { zhCN as offlineCopies } from '../offline-copies/zh-cn.ts'
import { zhCN as ownData } from '../own-data/zh-cn.ts'
import { zhCN as records } from '../records/zh-cn.ts'
import { zhCN as releases } from '../releases/zh-cn.ts'
import { zhCN as services } from '../services/zh-cn.ts'
import { zhCN as settings } from '../settings/zh-cn.ts'
import { zhCN as statistics } from '../statistics/zh-cn.ts'
import { zhCN as tonight } from '../tonight/zh-cn.ts'
import type { SectionMessages } from './messages.ts'

export const zhCN: SectionMessages = {
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
