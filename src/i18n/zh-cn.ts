import { numbersOf } from './numbers.ts'
import type { EarlyTexts, Texts } from './texts.ts'
import { zhCNScreens } from './zh-cn-screens.ts'

const { number, percent, decimal } = numbersOf('zh-CN')

const early: EarlyTexts = {
  app: {
    name: 'Matinee',
    skipToContent: '跳到主要内容',
    retry: '重试',
    failedTitle: '出错了',
    failedHint: '页面的这一部分无法显示。你的想看清单没有受到影响。',
    loading: '正在加载…',
  },
  navigation: {
    main: '主导航',
    home: '首页',
    discover: '发现',
    watchlist: '想看',
    watched: '看过',
    collections: '片单',
    settings: '设置',
    scrollToTop: '回到顶部',
  },
  progress: {
    title: '观影进度',
    watched: (count) => `看过 ${number(count)} 部`,
    unwatched: (count) => `未看 ${number(count)} 部`,
    share: (share) => `已看 ${percent(share)}`,
  },
  demo: {
    notice: '你正在浏览演示片库。',
    settings: '添加你的 TMDB 密钥',
    dismiss: '关闭此提示',
  },
  genres: {
    28: '动作',
    12: '冒险',
    16: '动画',
    35: '喜剧',
    80: '犯罪',
    99: '纪录',
    18: '剧情',
    10751: '家庭',
    14: '奇幻',
    36: '历史',
    27: '恐怖',
    10402: '音乐',
    9648: '悬疑',
    10749: '爱情',
    878: '科幻',
    10770: '电视电影',
    53: '惊悚',
    10752: '战争',
    37: '西部',
  },
  card: {
    noImage: '暂无图片',
    decimal,
    rating: (rating) => `评分 ${rating}，满分 10 分`,
    named: (title, year) => (year === null ? title : `${title}（${year}）`),
    add: (title) => `将《${title}》加入想看`,
    remove: (title) => `将《${title}》移出想看`,
    inWatchlist: (title) => `《${title}》已加入想看`,
    markWatched: (title) => `将《${title}》标记为看过`,
    markUnwatched: (title) => `将《${title}》标记为未看`,
    progress: (title, share) => `《${title}》：已看 ${percent(share)}`,
  },
  search: {
    label: '搜索电影',
    placeholder: '搜索电影…',
    loading: '正在加载…',
    none: '未找到相关结果',
    seeAll: '查看全部结果',
    unknownYear: '未知',
    failed: '搜索失败。',
    clear: '清除搜索',
    results: '搜索结果',
    found: (count) => `${number(count)} 条结果`,
  },
  home: {
    recommended: '为你推荐',
    seeAll: '查看全部',
    empty: '目前没有热门电影。',
  },
  toasts: {
    region: '消息',
    close: '关闭',
    undo: '撤销',
    added: {
      title: '已加入想看',
      description: (title) => `已将《${title}》加入想看清单`,
    },
    removed: {
      title: '已移出想看',
      description: (title) => `已将《${title}》移出想看清单`,
      several: (count) => `已将 ${number(count)} 部电影移出想看清单`,
    },
    mixed: (count) => `有 ${number(count)} 项更改可以撤销`,
  },
  errors: {
    title: '错误',
    addFromCard: '加入想看失败',
    removeFromWatchlist: '移出想看失败',
    provider: (status, reason) => `TMDB API 错误：${status} ${reason}`,
    reasons: {
      network: '无法连接网络',
      timeout: '请求超时',
      malformed: '返回的数据格式有误',
    },
    refusedKey: 'TMDB 拒绝了此 API 密钥，请在设置中检查。',
    checkKey: '检查 API 密钥',
  },
}

/** Chinese (Simplified), whole. */
export const zhCN: Texts = {
  ...early,
  ...zhCNScreens,
  toasts: { ...early.toasts, ...zhCNScreens.toasts },
  errors: { ...early.errors, ...zhCNScreens.errors },
}
