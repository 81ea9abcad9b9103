import { jaJPScreens } from './ja-jp-screens.ts'
import { numbersOf } from './numbers.ts'
import type { EarlyTexts, Texts } from './texts.ts'

const { number, percent, decimal } = numbersOf('ja-JP')

const early: EarlyTexts = {
  app: {
    name: 'Matinee',
    skipToContent: '本文へスキップ',
    retry: '再試行',
    failedTitle: '問題が発生しました',
    failedHint: 'ページのこの部分を表示できませんでした。ウォッチリストのデータは失われていません。',
    loading: '読み込み中…',
  },
  navigation: {
    main: 'メインメニュー',
    home: 'ホーム',
    discover: '見つける',
    watchlist: 'ウォッチリスト',
    watched: '視聴済み',
    collections: 'コレクション',
    settings: '設定',
    scrollToTop: '一番上に戻る',
  },
  progress: {
    title: '視聴状況',
    watched: (count) => `視聴済み${number(count)}本`,
    unwatched: (count) => `未視聴${number(count)}本`,
    share: (share) => `${percent(share)}視聴済み`,
  },
  demo: {
    notice: 'デモカタログを表示しています。',
    settings: 'キーを追加',
    dismiss: 'このお知らせを閉じる',
  },
  genres: {
    28: 'アクション',
    12: 'アドベンチャー',
    16: 'アニメーション',
    35: 'コメディ',
    80: '犯罪',
    99: 'ドキュメンタリー',
    18: 'ドラマ',
    10751: 'ファミリー',
    14: 'ファンタジー',
    36: '歴史',
    27: 'ホラー',
    10402: '音楽',
    9648: 'ミステリー',
    10749: 'ロマンス',
    878: 'サイエンスフィクション',
    10770: 'テレビ映画',
    53: 'スリラー',
    10752: '戦争',
    37: '西部劇',
  },
  card: {
    noImage: '画像なし',
    decimal,
    rating: (rating) => `評価：10点満点中${rating}点`,
    named: (title, year) => (year === null ? title : `${title}（${year}）`),
    add: (title) => `「${title}」をウォッチリストに追加`,
    remove: (title) => `「${title}」をウォッチリストから削除`,
    inWatchlist: (title) => `「${title}」はウォッチリストに追加済みです`,
    markWatched: (title) => `「${title}」を視聴済みにする`,
    markUnwatched: (title) => `「${title}」を未視聴にする`,
    progress: (title, share) => `「${title}」：${percent(share)}視聴済み`,
  },
  search: {
    label: '映画を検索',
    placeholder: '映画を検索…',
    loading: '読み込み中…',
    none: '検索結果がありません',
    seeAll: 'すべての検索結果を見る',
    unknownYear: '公開年不明',
    failed: '検索できませんでした。',
    clear: '検索をクリア',
    results: '検索結果',
    found: (count) => `検索結果${number(count)}件`,
  },
  home: {
    recommended: 'あなたへのおすすめ',
    seeAll: 'すべて見る',
    empty: '現在、トレンドの映画はありません。',
  },
  toasts: {
    region: '通知',
    close: '閉じる',
    undo: '元に戻す',
    added: {
      title: 'ウォッチリストに追加しました',
      description: (title) => `「${title}」をウォッチリストに追加しました`,
    },
    removed: {
      title: 'ウォッチリストから削除しました',
      description: (title) => `「${title}」をウォッチリストから削除しました`,
      several: (count) => `映画${number(count)}本をウォッチリストから削除しました`,
    },
    mixed: (count) => `${number(count)}件の変更を元に戻せます`,
  },
  errors: {
    title: 'エラー',
    addFromCard: 'ウォッチリストに追加できませんでした',
    removeFromWatchlist: 'ウォッチリストから削除できませんでした',
    provider: (status, reason) => `TMDB APIエラー：${status} ${reason}`,
    reasons: {
      network: 'ネットワークに接続できません',
      timeout: 'リクエストがタイムアウトしました',
      malformed: '応答の形式が正しくありません',
    },
    refusedKey: 'APIキーがTMDBに拒否されました。設定で確認してください。',
    checkKey: 'APIキーを確認',
  },
}

/** Japanese, whole. */
export const jaJP: Texts = {
  ...early,
  ...jaJPScreens,
  toasts: { ...early.toasts, ...jaJPScreens.toasts },
  errors: { ...early.errors, ...jaJPScreens.errors },
}
