import type { KeysMessages } from '../messages/keys.ts'

export const zhCN = {
  title: '快捷键',
  search: '搜索电影',
  choose: '在搜索结果间移动并打开',
  posters: '在海报之间移动',
  close: '关闭最上层窗口',
  undo: '撤销最近的更改（最多十次）',
  redo: '重做已撤销的更改',
  list: '显示快捷键',
  watched: '标记为看过，或取消标记',
  add: '加入想看',
  rate: { 'half-stars': '按星评分（1 表示半星，0 表示五星）', ten: '从 1 到 10 评分（0 表示 10）' },
  log: '记录观影',
  open: '打开电影',
  canBeOff: '可以在设置中停用单键快捷键。',
  areOff: '单键快捷键已在设置中停用。',
  closeList: '关闭',
  control: 'Ctrl',
  enter: 'Enter',
  escape: 'Esc',
} satisfies KeysMessages
