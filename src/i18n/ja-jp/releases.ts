import type { ReleasesMessages } from '../messages/releases.ts'

export const jaJP = {
  subtitle: 'ウォッチリストにある、まだ観ていない映画',
  back: 'ウォッチリストに戻る',
  news: 'ウォッチリストの新着作品',
  nothingNew: 'ウォッチリストに新着作品はありません',
  upcoming: '近日公開',
  lately: '最近公開された作品',
  noneUpcoming: 'これらの映画の今後の公開日はまだわかっていません。',
  empty: 'ウォッチリストに未視聴の映画はありません',
  emptyNew: 'ウォッチリストに映画を追加すると、公開日がここに表示されます',
  noKinds: '設定で公開の種類がすべてオフになっています。',
  kinds: { cinema: '劇場', digital: 'デジタル', physical: 'DVD・Blu-ray' },
  since: {
    cinema: (day) => `${day}から劇場公開中`,
    digital: (day) => `${day}からデジタル配信中`,
    physical: (day) => `${day}からDVD・Blu-ray発売中`,
    return: (day) => `${day}から劇場で再上映中`,
  },
  from: {
    cinema: (day) => `${day}から劇場公開`,
    digital: (day) => `${day}からデジタル配信`,
    physical: (day) => `${day}にDVD・Blu-ray発売`,
    return: (day) => `${day}から劇場で再上映`,
  },
  sample: 'サンプルデータです。実際の日付ではありません。',
  save: 'カレンダーファイルを保存',
  saveHint:
    '映画ごとに、次の公開日を終日の予定として1件書き出します。後でもう一度ファイルを読み込むと、予定が更新されます。',
  addOne: (title) => `カレンダーに追加：${title}`,
  dismiss: '非表示にする',
  dismissed: '新着作品を非表示にしました',
  hint: '前回開いたときから今までに公開されたウォッチリストの映画をホームに、これから公開される映画を専用のページに表示します。日付は設定した地域のものです。',
} satisfies ReleasesMessages
