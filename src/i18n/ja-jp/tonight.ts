import type { TonightMessages } from '../messages/tonight.ts'
import { movie, number, quoted } from './grammar.ts'

export const jaJP = {
  question: '今夜は何を観る？',
  invitation: '時間と気分を選ぶと、候補の映画が3本見つかります。',
  choose: '映画を選ぶ',
  conditions: '探している映画',
  source: {
    label: '対象',
    watchlist: 'ウォッチリスト',
    unlisted: '新しい映画',
    friend: (name) => `${name}さんと`,
  },
  time: { label: '時間', any: '時間は問わない', upTo: (length) => `${length}以内` },
  taste: {
    label: '気分',
    any: '気分は問わない',
    moods: {
      funny: '笑いたい',
      thrilling: 'ハラハラしたい',
      adventurous: '冒険したい',
      moving: '感動したい',
      otherworldly: '別世界へ行きたい',
      scary: '怖がりたい',
      family: '家族みんなで',
      real: '実話を知りたい',
    },
  },
  services: { label: '配信', any: 'どこでも', mine: '利用中の配信サービス' },
  movies: '今夜の3本',
  looking: '映画を探しています…',
  shown: (titles) => `今夜の候補：${titles}`,
  another: '別の3本',
  allSeen: (count) =>
    count === 1
      ? '候補はこの1本だけです。もう一度表示します。'
      : `${number(count)}本すべてを表示しました。順番を変えてもう一度表示します。`,
  thisOne: 'これにする',
  thisOneNamed: (title) => `これにする：${title}`,
  lengthUnknown: '上映時間は不明',
  rentOrBuy: 'レンタルまたは購入',
  nowhere: (country) => `${country}では配信なし`,
  servicesUnknown: '配信先は不明',
  reasons: {
    director: (title, rating) => `${movie(title)}と同じ監督（あなた：★ ${rating}）`,
    services: '利用中のサービスで配信中',
    time: (length) => `上限より${length}短い`,
    watchlist: (day) => `${day}にウォッチリストへ追加`,
    collection: (day) => `${day}にこのコレクションへ追加`,
    popular: '人気作、まだどのリストにもない',
    both: (name) => `自分と${name}さんのリストにあります`,
    friend: (name) => `${name}さんのリストにあります`,
  },
  leftOut: {
    runtime: (count) => `上映時間がわからない${number(count)}本は除いています。`,
    services: (count) => `配信先がわからない${number(count)}本は除いています。`,
  },
  empty: {
    maxRuntime: (length) => `${length}以内の映画はありません`,
    taste: (taste) => `${quoted(taste)}に合う映画はありません`,
    services: 'これらの配信サービスで観られる映画はありません',
    watchlist: 'ウォッチリストに未視聴の映画はありません',
    collection: 'このコレクションには映画がありません',
    unlisted: 'ほかの映画はありません',
    friend: '2人で観る映画が残っていません',
    without: (count) => `この条件がなければ${number(count)}本あります。`,
    drop: { maxRuntime: '上映時間を問わない', taste: '気分を問わない', services: 'どこでもよい' },
    lookElsewhere: '新しい映画を探す',
  },
} satisfies TonightMessages
