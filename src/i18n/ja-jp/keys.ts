import type { KeysMessages } from '../messages/keys.ts'

export const jaJP = {
  title: 'キーボードショートカット',
  search: '映画を検索',
  choose: '検索結果から選んで開く',
  close: '前面の画面を閉じる',
  undo: '最近の変更を元に戻す（10回まで）',
  redo: '元に戻した変更をやり直す',
  list: 'キーボードショートカットを表示',
  canBeOff: '「/」キーと「?」キーは設定でオフにできます。',
  areOff: '「/」キーと「?」キーは設定でオフになっています。',
  closeList: '閉じる',
  control: 'Ctrl',
  enter: 'Enter',
  escape: 'Esc',
} satisfies KeysMessages
