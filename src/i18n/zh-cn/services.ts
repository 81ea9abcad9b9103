import type { ServicesMessages } from '../messages/services.ts'
import { number } from './grammar.ts'

export const zhCN = {
  hint: '列表中的电影会显示无需额外付费即可观看的平台：订阅、免费或含广告。租借和购买不算。',
  filter: '在哪里观看',
  anywhere: '不限平台',
  mine: '在我的平台上',
  on: (names) => `可在${names}观看`,
  unknown: (count) => `还有 ${number(count)} 部电影未查询`,
  oldest: (age) => `最早的信息：${age}`,
  lastChecked: (age) => `上次查询：${age}`,
  notChecked: '尚未查询',
  choose: '选择我的平台',
  noneChosen: '看看哪些电影可以在你的平台上观看。',
  paused: '为节省流量，查询已暂停。',
  waiting: '恢复联网后会继续查询。',
  failed: 'TMDB 没有响应。',
  resume: '立即查询',
} satisfies ServicesMessages
