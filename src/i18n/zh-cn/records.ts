import type { RecordsMessages } from '../messages/records.ts'

export const zhCN = {
  restored: '已用此浏览器中的备份副本恢复你的数据。',
  readOnly: '这些数据由更高版本的 Matinee 写入，在这里只能查看。要更改，请重新加载。',
  readOnlyEmpty: '你的列表由更高版本的 Matinee 写入。要查看，请重新加载。',
  storageBlocked: '此浏览器禁止存储数据：更改只会保留到你离开为止。',
  localStorageBlocked: '此浏览器禁用了本地存储：更改只保存在浏览器的数据库中。',
  databaseBlocked: '此浏览器禁用了数据库：更改只保存在本地存储中。',
  localStorageStuck: '此浏览器不再写入本地存储：更改只保存在浏览器的数据库中。',
  localStorageFull: '你的列表已超出本地存储的容量：只保存在此浏览器的数据库中。',
  listsOutOfReach: '你的列表在此浏览器的数据库中，但数据库没有响应。请重试，或重新启动浏览器。',
  listsLost: '你的列表原本保存在此浏览器的数据库中，而数据库是空的。请导入备份。',
  unreadable: '部分已保存的数据无法读取。其余数据都在，无法读取的部分已单独留存在此浏览器中。',
  refused: '浏览器未能保存你的上一次更改，存储空间可能已满。',
  discardDraft: '放弃草稿',
  changedMeanwhile: '在此期间已更改：',
  dismiss: '关闭此消息',
  importBackup: '导入备份',
  startEmpty: '从空白开始',
  reload: '重新加载',
  export: '导出数据',
} satisfies RecordsMessages
