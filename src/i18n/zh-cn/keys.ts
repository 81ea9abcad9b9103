import type { KeysMessages } from '../messages/keys.ts'

export const zhCN = {
  title: '快捷键',
  search: '搜索电影',
  choose: '在搜索结果间移动并打开',
  close: '关闭最上层窗口',
  undo: '撤销最近的更改（最多十次）',
  redo: '重做已撤销的更改',
  list: '显示快捷键',
  canBeOff: '可以在设置中停用 / 和 ? 快捷键。',
  areOff: '/ 和 ? 快捷键已在设置中停用。',
  closeList: '关闭',
  control: 'Ctrl',
  enter: 'Enter',
  escape: 'Esc',
} satisfies KeysMessages
