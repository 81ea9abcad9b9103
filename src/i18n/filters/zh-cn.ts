import { number } from '../grammar/zh-cn.ts'
import type { FiltersMessages } from './messages.ts'

export const zhCN = {
  genres: '类型',
  modes: { any: '满足任一', all: '全部满足' },
  year: '上映年份',
  runtime: '片长',
  from: '从',
  to: '到',
  any: '不限',
  tabs: '已保存的筛选',
  all: '全部',
  save: '保存为标签页',
  saveTitle: '将这些筛选保存为标签页',
  saveHint: '标签页会保留筛选条件和排序。',
  shared: '它会出现在每个片单中。',
  name: '名称',
  example: '例如：短喜剧',
  nameTaken: '已有同名的标签页。',
  confirm: '保存',
  update: '保存更改',
  edit: '重命名或删除标签页',
  delete: '删除标签页',
  unknownRuntimes: (count: number) => `还有 ${number(count)} 部电影的片长未知。`,
  toasts: {
    saved: '标签页已保存',
    renamed: '标签页已重命名',
    updated: '标签页已更新',
    deleted: '标签页已删除',
    failed: '无法保存更改',
  },
} satisfies FiltersMessages
