import type { KeysMessages } from '../messages/keys.ts'

export const jaJP = {
  title: 'キーボードショートカット',
  search: '映画を検索',
  choose: '検索結果から選んで開く',
  posters: 'ポスター間を移動',
  close: '前面の画面を閉じる',
  undo: '最近の変更を元に戻す（10回まで）',
  redo: '元に戻した変更をやり直す',
  list: 'キーボードショートカットを表示',
  watched: '視聴済みにする、または未視聴に戻す',
  add: 'ウォッチリストに追加',
  rate: { 'half-stars': '星で評価（1は星半分、0は星5つ）', ten: '1〜10で評価（0は10）' },
  log: '視聴を記録',
  open: '映画を開く',
  canBeOff: '1キーのショートカットは設定でオフにできます。',
  areOff: '1キーのショートカットは設定でオフになっています。',
  closeList: '閉じる',
  control: 'Ctrl',
  enter: 'Enter',
  escape: 'Esc',
} satisfies KeysMessages
