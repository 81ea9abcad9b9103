import type { ListViewMessages } from '../messages/list-view.ts'
import { movie, number } from './grammar.ts'

export const jaJP: ListViewMessages = {
  title: '並べ替えと表示',
  close: '閉じる',
  density: '表示',
  densities: { posters: 'ポスター', small: '小さいポスター', rows: 'リスト' },
  shuffle: 'シャッフル',
  arrange: '並べ替え',
  done: '完了',
  arrangeHint:
    '映画をドラッグして好きな位置に移動できます。キーボードでは、スペースキーでつかみ、矢印キーで動かし、スペースキーで置き、Escキーで元に戻します。',
  arrangeTouchHint: '映画を長押しして、好きな位置へドラッグします。',
  grab: '移動できる映画',
  lifted: (title, place, all) => `${movie(title)}をつかみました。${number(all)}本中${number(place)}番目です。`,
  moved: (title, place, all) => `${movie(title)}：${number(all)}本中${number(place)}番目。`,
  dropped: (title, place, all) => `${movie(title)}を${number(all)}本中${number(place)}番目に置きました。`,
  cancelled: (title, place) => `${movie(title)}を${number(place)}番目に戻しました。`,
  orderChanged: '順番を変更しました',
  orderChangedText: (title, place) => `${movie(title)}は${number(place)}番目になりました。`,
  refused: '順番を変更できませんでした。',
  cover: 'カバー',
  automatic: '最近追加した映画',
  coverOf: (title) => `カバー：${movie(title)}`,
  added: (date) => `${date}に追加`,
}
