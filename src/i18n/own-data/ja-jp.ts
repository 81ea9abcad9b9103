import { number, percent } from '../grammar/ja-jp.ts'
import type { OwnDataMessages } from './messages.ts'

export const jaJP = {
  heading: 'データ',
  note: 'データはこのブラウザの中だけに保存されています。サイトのデータを消去すると失われるため、エクスポートしてバックアップしてください。',
  watchlistItems: 'ウォッチリストの映画',
  collections: 'コレクション',
  moviesInCollections: 'コレクション内の映画',
  count: number,
  space: '保存容量',
  used: (share) => (share < 1 ? `${percent(1)}未満を使用中` : `${percent(share)}を使用中`),
  room: (count) => `あと約${number(count)}本の映画を追加できます`,
  full: 'これ以上映画を追加できません',
  usedAndRoom: (used, room) => `${used}、${room}`,
  lastExported: '前回のエクスポート',
  never: 'まだありません',
  persistence: 'ストレージの保護',
  persisted: 'オン：ブラウザがこのデータを自動で消去することはありません。',
  notPersisted:
    'オフ：空き容量が不足したときや、数週間アクセスがなかったときに、ブラウザがこのデータを消去することがあります。',
  storedIn: 'バックアップコピー',
  storedTwice: 'オン：クラッシュしてもデータは失われません。',
  export: 'データをエクスポート',
  includeKey: 'APIキーを含める',
  includeKeyHint: 'ファイルを持っている人は誰でもキーを読み取れます。',
  noKey: 'ご自身のキーはまだ追加されていません。',
} satisfies OwnDataMessages
