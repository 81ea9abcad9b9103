import { koKRScreens } from './ko-kr-screens.ts'
import { numbersOf } from './numbers.ts'
import type { EarlyTexts, Texts } from './texts.ts'

const { number, percent, decimal } = numbersOf('ko-KR')

const early: EarlyTexts = {
  app: {
    name: 'Matinee',
    skipToContent: '본문으로 건너뛰기',
    retry: '다시 시도',
    failedTitle: '문제가 발생했습니다',
    failedHint: '페이지의 이 부분을 표시할 수 없습니다. 관심 목록은 안전합니다.',
    loading: '불러오는 중…',
  },
  navigation: {
    main: '주 메뉴',
    home: '홈',
    discover: '탐색',
    watchlist: '관심 목록',
    watched: '본 영화',
    collections: '컬렉션',
    settings: '설정',
    scrollToTop: '맨 위로',
  },
  progress: {
    title: '시청 현황',
    watched: (count) => `본 영화 ${number(count)}편`,
    unwatched: (count) => `안 본 영화 ${number(count)}편`,
    share: (share) => `${percent(share)} 시청`,
  },
  demo: {
    notice: '데모 카탈로그를 보고 있습니다.',
    settings: 'TMDB 키 추가',
    dismiss: '이 알림 닫기',
  },
  genres: {
    28: '액션',
    12: '모험',
    16: '애니메이션',
    35: '코미디',
    80: '범죄',
    99: '다큐멘터리',
    18: '드라마',
    10751: '가족',
    14: '판타지',
    36: '역사',
    27: '공포',
    10402: '음악',
    9648: '미스터리',
    10749: '로맨스',
    878: 'SF',
    10770: 'TV 영화',
    53: '스릴러',
    10752: '전쟁',
    37: '서부',
  },
  card: {
    noImage: '이미지 없음',
    decimal,
    rating: (rating) => `평점: 10점 만점에 ${rating}점`,
    named: (title, year) => (year === null ? title : `${title} (${year})`),
    add: (title) => `관심 목록에 “${title}” 추가`,
    remove: (title) => `관심 목록에서 “${title}” 제거`,
    inWatchlist: (title) => `“${title}” 영화가 관심 목록에 있습니다`,
    markWatched: (title) => `“${title}” 본 영화로 표시`,
    markUnwatched: (title) => `“${title}” 안 본 영화로 표시`,
    progress: (title, share) => `“${title}”: ${percent(share)} 시청`,
  },
  search: {
    label: '영화 검색',
    placeholder: '영화 검색…',
    loading: '불러오는 중…',
    none: '검색 결과가 없습니다',
    seeAll: '모든 검색 결과 보기',
    unknownYear: '연도 미상',
    failed: '검색하지 못했습니다.',
    clear: '검색어 지우기',
    results: '검색 결과',
    found: (count) => `검색 결과 ${number(count)}개`,
  },
  home: {
    recommended: '나를 위한 추천',
    seeAll: '모두 보기',
    empty: '지금은 인기 급상승 영화가 없습니다.',
  },
  toasts: {
    region: '알림',
    close: '닫기',
    undo: '되돌리기',
    added: { title: '관심 목록에 추가됨', description: (title) => `“${title}” 영화를 관심 목록에 추가했습니다` },
    removed: {
      title: '관심 목록에서 제거됨',
      description: (title) => `“${title}” 영화를 관심 목록에서 제거했습니다`,
      several: (count) => `영화 ${number(count)}편을 관심 목록에서 제거했습니다`,
    },
    mixed: (count) => `변경 사항 ${number(count)}개를 되돌릴 수 있습니다`,
  },
  errors: {
    title: '오류',
    addFromCard: '관심 목록에 추가하지 못했습니다',
    removeFromWatchlist: '관심 목록에서 제거하지 못했습니다',
    provider: (status, reason) => `TMDB API 오류: ${status} ${reason}`,
    reasons: {
      network: '네트워크에 연결할 수 없음',
      timeout: '요청 시간 초과',
      malformed: '잘못된 형식의 응답',
    },
    refusedKey: 'TMDB에서 API 키를 거부했습니다. 설정에서 키를 확인해 주세요.',
    checkKey: 'API 키 확인',
  },
}

/** Korean, whole. */
export const koKR: Texts = {
  ...early,
  ...koKRScreens,
  toasts: { ...early.toasts, ...koKRScreens.toasts },
  errors: { ...early.errors, ...koKRScreens.errors },
}
