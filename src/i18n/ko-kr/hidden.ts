import type { HiddenMessages } from '../messages/hidden.ts'
import { movie, number } from './grammar.ts'

export const koKR = {
  name: '관심 없음',
  named: (title) => `관심 없음: ${title}`,
  hint: '추천하지 않는 영화입니다. 홈, 탐색, 비슷한 영화, ‘오늘 밤’에 나오지 않습니다. 검색에서는 찾을 수 있습니다.',
  empty: '제외한 영화가 없습니다. ‘관심 없음’ 버튼은 포스터 아래, 각 영화 화면, ‘오늘 밤’ 페이지에 있습니다.',
  unhide: '되돌리기',
  unhideNamed: (title) => `되돌리기: ${title}`,
  showAll: (count) => `${number(count)}편 모두 보기`,
  toasts: {
    hide: {
      title: '제외됨',
      description: (title) => `${movie(title)} 영화를 더 이상 추천하지 않습니다.`,
      several: (count) => `영화 ${number(count)}편을 더 이상 추천하지 않습니다.`,
    },
    unhide: {
      title: '되돌림',
      description: (title) => `${movie(title)} 영화를 다시 추천할 수 있습니다.`,
      several: (count) => `영화 ${number(count)}편을 다시 추천할 수 있습니다.`,
    },
    failed: '브라우저에 저장하지 못했습니다. 저장 공간이 가득 찼을 수 있습니다.',
  },
} satisfies HiddenMessages
