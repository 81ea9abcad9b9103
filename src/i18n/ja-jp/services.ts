import type { ServicesMessages } from '../messages/services.ts'
import { number } from './grammar.ts'

export const jaJP = {
  hint: 'リスト内の映画に、追加料金なしで視聴できる配信サービスの名前を表示します。見放題・無料・広告付きが対象で、レンタルと購入は含みません。',
  filter: '視聴先',
  anywhere: 'すべて',
  mine: '利用中の配信サービス',
  on: (names) => `${names}で視聴可能`,
  unknown: (count) => `${number(count)}本は未確認`,
  oldest: (age) => `最も古い情報：${age}`,
  lastChecked: (age) => `最終確認：${age}`,
  notChecked: '未確認',
  choose: '配信サービスを選ぶ',
  noneChosen: '利用中の配信サービスで観られる映画がわかります。',
  paused: 'データ節約のため、確認を一時停止しています。',
  waiting: 'オンラインに戻ると確認を再開します。',
  failed: 'TMDBから応答がありません。',
  resume: '今すぐ確認',
} satisfies ServicesMessages
