import { number, percent } from '../grammar/zh-cn.ts'
import type { OwnDataMessages } from './messages.ts'

export const zhCN = {
  heading: '数据',
  note: '你的数据只保存在此浏览器中。清除网站数据会将其删除，请导出备份。',
  watchlistItems: '想看清单中的电影',
  collections: '片单',
  moviesInCollections: '片单中的电影',
  count: number,
  space: '存储空间',
  used: (share) => (share < 1 ? `已使用不到 ${percent(1)}` : `已使用 ${percent(share)}`),
  room: (count) => `还可保存约 ${number(count)} 部电影`,
  full: '没有空间保存更多电影',
  usedAndRoom: (used, room) => `${used}，${room}`,
  lastExported: '上次导出',
  never: '从未导出',
  persistence: '存储保护',
  persisted: '已开启：浏览器不会自行清除这些数据。',
  notPersisted: '未开启：空间不足或你数周未访问时，浏览器可能会清除这些数据。',
  storedIn: '备份副本',
  storedTwice: '已开启：即使崩溃也不会丢失数据。',
  export: '导出数据',
  includeKey: '导出时包含我的 API 密钥',
  includeKeyHint: '任何拿到此文件的人都能看到密钥。',
  noKey: '你还没有添加密钥。',
} satisfies OwnDataMessages
