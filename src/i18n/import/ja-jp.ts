import { numbersOf } from '../numbers.ts'
import type { ImportMessages } from './messages.ts'

const { number, megabytes } = numbersOf('ja-JP')

const movies = (count: number): string => `映画${number(count)}本`

const collections = (count: number): string => `コレクション${number(count)}件`

export const jaJP = {
  choose: 'データをインポート',
  drop: 'エクスポートしたファイルを選ぶか、ここにドロップしてください。保存する前に変更内容を確認できます。',
  dropNow: 'ここにファイルをドロップ',
  reading: 'ファイルを読み込み中…',
  cancel: 'キャンセル',
  title: 'データをインポート',
  exported: (date) => `エクスポート日時：${date}`,
  exportDateUnknown: 'エクスポート日時：不明',
  inFile: 'ファイル内',
  lists: {
    watchlist: 'ウォッチリストの映画',
    collections: 'コレクション',
    collectionMovies: 'コレクション内の映画',
    watchHistory: '視聴履歴',
    notForMe: '興味なし',
    settings: '設定',
  },
  count: number,
  strategy: 'インポート方法',
  strategies: {
    merge: { name: '統合', hint: 'まだないものだけを追加します。今あるデータは変わりません。' },
    overwrite: { name: '上書き', hint: '今のリストをファイルのリストに置き換えます。' },
  },
  outcome: '変更される内容',
  changes: { added: '追加', kept: '維持', replaced: '上書き', removed: '削除' },
  total: (change, count) => `${change}：${number(count)}`,
  settingsChange: (fields) => `変更される設定：${fields}`,
  noSettingsChange: '設定は変更されません。',
  renamed: (count) => `名前が重複しているコレクション${number(count)}件には番号が付きます。`,
  orphans: (count) => `追加先のコレクションが存在しない映画${number(count)}本は除外されます。`,
  leftOut: (count) => `読み取れない項目${number(count)}件は除外されます`,
  wrongRatings: (count) => `1～10の範囲外の評価${number(count)}件は除外されます`,
  reason: (list, count, reason) => `${list}：${number(count)}件、${reason}`,
  reasons: {
    'not a list': 'リストの形式ではない',
    'not an object': 'データの形式が正しくない',
    'no movie id': '映画のIDがない',
    'no id': 'IDがない',
    'no name': '名前がない',
    'no collection id': 'コレクションのIDがない',
    repeated: 'ファイル内で重複している',
    setting: (field) => `${field}の値が正しくない`,
  },
  key: {
    label: 'ファイル内のAPIキーを使用する',
    new: 'ご自身のキーはまだ設定されていません。',
    other: '今のキーと置き換わります。',
  },
  confirm: 'インポート',
  replaceMovies: (count) => `${movies(count)}を置き換える`,
  replaceLists: 'リストを置き換える',
  importing: 'インポート中…',
  tooMuch: (amount) => `ブラウザのストレージに収まりません。容量が${amount}足りません。`,
  megabytes,
  problems: {
    'no file': 'ファイルのデータがありません',
    failed: 'インポートするファイルを読み込めませんでした',
    'not readable': 'ファイルを読み込めませんでした。',
    'not text': 'ファイルをテキストとして読み込めませんでした。',
    'not json': '有効なJSONファイルではありません。',
    'not a backup': '有効なエクスポートファイルではありません。',
    'not saved': 'インポートしたデータをブラウザに保存できませんでした。データは元のままです。',
    tooLarge: (size, most) => `ファイルが大きすぎます（${size}）。インポートできるのは${most}までです。`,
    schema: (version) => `対応していないデータスキーマのバージョンです：${version}`,
    noSchema: '不明',
    lists: {
      watchlist: 'ウォッチリストのデータ形式が正しくありません。',
      collections: 'コレクションのデータ形式が正しくありません。',
      collectionMovies: 'コレクション内の映画のデータ形式が正しくありません。',
    },
  },
  failed: 'インポートできませんでした',
  done: {
    title: 'インポートしました',
    description: (items, lists) => `ウォッチリストの${movies(items)}と${collections(lists)}をインポートしました`,
  },
  last: (fileName, date) => `前回のインポート：${fileName}（${date}）`,
  undo: 'インポートを元に戻す',
  undoHint: 'リストを変更するまでは元に戻せます。',
  undone: { title: 'インポートを元に戻しました', description: 'データがインポート前の状態に戻りました' },
  undoFailed: 'インポートを元に戻せませんでした。もう一度お試しください。',
} satisfies ImportMessages
