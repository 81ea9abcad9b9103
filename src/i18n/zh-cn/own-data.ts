import type { OwnDataMessages } from '../messages/own-data.ts'
import { number, percent } from './grammar.ts'

export const zhCN = {
  heading: '数据',
  import: '导入',
  backup: '备份',
  storage: '存储',
  note: '你的数据只保存在此浏览器中。清除网站数据会将其删除，请导出备份。',
  watchlistItems: '想看清单中的电影',
  collections: '片单',
  moviesInCollections: '片单中的电影',
  space: '存储空间',
  used: (share) => (share < 1 ? `已使用不到 ${percent(1)}` : `已使用 ${percent(share)}`),
  room: (count) => `还可保存约 ${number(count)} 部电影`,
  full: '没有空间保存更多电影',
  usedAndRoom: (used, room) => `${used}，${room}`,
  copy: {
    last: '上次备份',
    never: '尚无备份',
    isExempt: '一周未访问后，浏览器会清除数据。备份不受影响。',
    orInstalledIsExempt: '如果不安装 Matinee，一周未访问后浏览器会清除数据。备份不受影响。',
    none: '你在此浏览器之外没有任何备份。',
    uncopied: (changes) => `${number(changes)} 项更改只保存在此浏览器中。`,
    dismiss: '不再提醒',
  },
  seenListed: (count) => `你看过或评过分的 ${number(count)} 部电影之前不在任何列表中，现已加入“看过”。`,
  persistence: '存储保护',
  persisted: '已开启：浏览器不会自行清除这些数据。',
  notPersisted: '未开启：空间不足时，浏览器可能会清除这些数据。',
  clearedAfterAWeek: '未开启：一周未访问后，浏览器会清除这些数据；空间不足时可能更早。',
  onHomeScreen:
    '添加到主屏幕的 Matinee 不受影响，但一开始是空的：请先导出数据，选择“共享”>“添加到主屏幕”，再在那里导入文件。',
  inDock:
    '添加到程序坞的 Matinee 不受影响，但一开始是空的：请先导出数据，选择“文件”>“添加到程序坞”，再在那里导入文件。',
  storedIn: '备份副本',
  storedTwice: '已开启：一份副本损坏时，会用另一份恢复。',
  export: '导出数据',
  includeKey: '导出时包含我的 API 密钥',
  includeKeyHint: '任何拿到此文件的人都能看到密钥。',
  noKey: '你还没有添加密钥。',
} satisfies OwnDataMessages
