import type { TakeoutMessages } from '../messages/takeout.ts'
import { movies, number } from './grammar.ts'

export const jaJP = {
  heading: 'ほかで使う',
  note: 'ほかのサービスや表計算ソフト用に、自分の映画をファイルにします。すべてが入るのはバックアップだけです。',
  empty: '持ち出せるものはまだありません。',
  spreadsheet: '表計算ソフト',
  hints: {
    letterboxd: '日記、ウォッチリスト、リストとしてのコレクション',
    trakt: '視聴履歴、評価、ウォッチリスト',
    table: 'すべてを1つの表に、1件1行で',
  },
  title: (name) => `${name}用のファイル`,
  contents: (count, files) => `${movies(count)}、ファイル${number(files)}件。`,
  zip: '1つのZIPファイルになります。展開してからアップロードしてください。',
  lost: '引き継げないもの',
  losses: {
    'times of day': '視聴した時刻（日付は残ります）。',
    'viewings of one day': '同じ日に同じ映画を見た記録は1件になります。メモとタグはすべて残ります。',
    'undated viewings': '日付のない視聴記録が複数あれば1件になります。',
    'ratings without a viewing': '視聴記録がなく評価やメモだけの映画は、視聴済みになります。',
    likes: 'いいね。',
    'when it was rated': '評価した日。',
    'when it was added': '追加した日。',
    'movies being watched': '視聴中であること。',
    'details of viewings': '個々の視聴記録の評価、メモ、タグ。最新の評価が映画の評価になります。',
    'notes and tags': 'メモとタグ。',
    collections: 'コレクション。',
    'names of lists': 'コレクションの名前と説明（リストを作るときに入力してください）。',
    'the rest of the app': '設定、タブ、カバー、「興味なし」にした映画。',
  },
  concerns: (count) => `（${movies(count)}）`,
  next: 'アップロード先',
  where: {
    letterboxd:
      '視聴履歴はここに、ウォッチリストはウォッチリストのページに、リストはそれぞれ新しいリストのページにアップロードします。',
    trakt: 'ここの「Data」でファイルをアップロードします。',
    table: 'Excel、LibreOffice、Numbers、Googleスプレッドシートで開けます。Matineeにも再びインポートできます。',
  },
  ids: {
    label: 'IMDb IDを調べています',
    complete: 'IMDb IDをすべて調べました。',
    missing: (count) => `${movies(count)}のIMDb IDがまだわかりません。なくてもダウンロードできます。`,
  },
  failed: 'ファイルを作成できませんでした。もう一度お試しください。',
  cancel: 'キャンセル',
  download: 'ダウンロード',
} satisfies TakeoutMessages
