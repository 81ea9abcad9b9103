import type { HiddenMessages } from '../messages/hidden.ts'
import { movie, number } from './grammar.ts'

export const zhCN = {
  name: '不感兴趣',
  named: (title) => `不感兴趣：${title}`,
  hint: '不再推荐给你的电影：首页、“发现”、相似电影和“今晚”中都不会出现，但仍可搜索到。',
  empty: '你还没有排除任何电影。“不感兴趣”按钮在海报下方、每部电影的页面和“今晚”页面上。',
  unhide: '恢复',
  unhideNamed: (title) => `恢复：${title}`,
  showAll: (count) => `显示全部 ${number(count)} 部电影`,
  toasts: {
    hide: {
      title: '已排除',
      description: (title) => `不再推荐${movie(title)}。`,
      several: (count) => `不再推荐 ${number(count)} 部电影。`,
    },
    unhide: {
      title: '已恢复',
      description: (title) => `可能会再次推荐${movie(title)}。`,
      several: (count) => `可能会再次推荐 ${number(count)} 部电影。`,
    },
    failed: '浏览器未能保存，存储空间可能已满。',
  },
} satisfies HiddenMessages
