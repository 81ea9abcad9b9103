import type { TonightMessages } from '../messages/tonight.ts'
import { number, quoted } from './grammar.ts'

export const zhCN = {
  question: '今晚看什么？',
  invitation: '选好时间和心情，就有三部电影供你挑选。',
  choose: '挑一部电影',
  conditions: '你想找什么',
  source: { label: '来源', watchlist: '我的想看', unlisted: '清单之外的' },
  time: { label: '时间', any: '不限时长', upTo: (length) => `${length}以内` },
  taste: {
    label: '心情',
    any: '不限心情',
    moods: {
      funny: '开怀大笑',
      thrilling: '紧张刺激',
      adventurous: '热血冒险',
      moving: '感人至深',
      otherworldly: '异想世界',
      scary: '毛骨悚然',
      family: '全家同看',
      real: '真实故事',
    },
  },
  services: { label: '平台', any: '不限平台', mine: '我的平台' },
  movies: '今晚的三部电影',
  looking: '正在找电影…',
  shown: (titles) => `今晚的候选：${titles}`,
  another: '换三部',
  allSeen: (count) =>
    count === 1 ? '只有这一部，再来一遍。' : `${number(count)} 部已全部展示，现在换个顺序再来一遍。`,
  thisOne: '就看这部',
  thisOneNamed: (title) => `就看这部：${title}`,
  lengthUnknown: '时长未知',
  rentOrBuy: '可租借或购买',
  nowhere: (country) => `${country}暂无片源`,
  servicesUnknown: '观看平台未知',
  leftOut: {
    runtime: (count) => `有 ${number(count)} 部电影时长未知，未列入。`,
    services: (count) => `有 ${number(count)} 部电影观看平台未知，未列入。`,
  },
  empty: {
    maxRuntime: (length) => `没有${length}以内的电影`,
    taste: (taste) => `没有符合${quoted(taste)}的电影`,
    services: '这些平台上没有其中任何一部',
    watchlist: '想看清单里没有还没看的电影了',
    collection: '这个片单里没有电影',
    unlisted: '没有其他电影了',
    without: (count) => `去掉这个条件，有 ${number(count)} 部电影。`,
    drop: { maxRuntime: '不限时长', taste: '不限心情', services: '不限平台' },
    lookElsewhere: '看看清单之外的',
  },
} satisfies TonightMessages
