import type { OwnDataMessages } from '../messages/own-data.ts'
import { number, percent } from './grammar.ts'

export const jaJP = {
  heading: 'データ',
  import: 'インポート',
  backup: 'バックアップ',
  storage: 'ストレージ',
  note: 'データはこのブラウザの中だけに保存されています。サイトのデータを消去すると失われるため、エクスポートしてバックアップしてください。',
  watchlistItems: 'ウォッチリストの映画',
  collections: 'コレクション',
  moviesInCollections: 'コレクション内の映画',
  space: '保存容量',
  used: (share) => (share < 1 ? `${percent(1)}未満を使用中` : `${percent(share)}を使用中`),
  room: (count) => `あと約${number(count)}本の映画を追加できます`,
  full: 'これ以上映画を追加できません',
  usedAndRoom: (used, room) => `${used}、${room}`,
  copy: {
    last: '前回のコピー',
    never: 'まだありません',
    isExempt: '1週間アクセスがないと、ブラウザがデータを消去します。コピーがあれば安心です。',
    orInstalledIsExempt:
      'Matineeをインストールしないと、1週間アクセスがない場合にブラウザがデータを消去します。コピーがあれば安心です。',
    none: 'このブラウザの外にコピーがありません。',
    uncopied: (changes) => `${number(changes)}件の変更がこのブラウザにしかありません。`,
    dismiss: '今後は通知しない',
  },
  seenListed: (count) => `視聴または評価したのにリストになかった映画${number(count)}本を「視聴済み」に追加しました。`,
  persistence: 'ストレージの保護',
  persisted: 'オン：ブラウザがこのデータを自動で消去することはありません。',
  notPersisted: 'オフ：空き容量が不足すると、ブラウザがこのデータを消去することがあります。',
  clearedAfterAWeek:
    'オフ：1週間アクセスがないと、ブラウザがこのデータを消去します。空き容量が不足すると、それより早く消去されることがあります。',
  onHomeScreen:
    'ホーム画面に追加したMatineeは対象外ですが、最初は空です。データをエクスポートし、「共有」>「ホーム画面に追加」を選んでから、そこでファイルをインポートしてください。',
  inDock:
    'Dockに追加したMatineeは対象外ですが、最初は空です。データをエクスポートし、「ファイル」>「Dockに追加」を選んでから、そこでファイルをインポートしてください。',
  storedIn: 'バックアップコピー',
  storedTwice: 'オン：一方が破損しても、もう一方から復元されます。',
  export: 'データをエクスポート',
  includeKey: 'APIキーを含める',
  includeKeyHint: 'ファイルを持っている人は誰でもキーを読み取れます。',
  noKey: 'ご自身のキーはまだ追加されていません。',
} satisfies OwnDataMessages
