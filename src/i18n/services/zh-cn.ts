import { number } from '../grammar/zh-cn.ts'
import type { ServicesMessages } from './messages.ts'

export const zhCN = {
  hint: '列表中无需额外付费即可在这些平台观看的电影会显示平台名称。订阅、免费和含广告的都算，租借和购买不算。',
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
  waiting: '正在等待网络。',
  failed: 'TMDB 没有响应。',
  resume: '立即查询',
} satisfies ServicesMessages
