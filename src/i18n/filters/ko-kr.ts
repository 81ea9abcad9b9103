import { number } from '../grammar/ko-kr.ts'
import type { FiltersMessages } from './messages.ts'

export const koKR = {
  genres: '장르',
  modes: { any: '하나라도 해당', all: '모두 해당' },
  year: '개봉 연도',
  runtime: '상영 시간',
  from: '최소',
  to: '최대',
  any: '제한 없음',
  tabs: '저장한 필터',
  all: '전체',
  save: '탭으로 저장',
  saveTitle: '이 필터를 탭으로 저장',
  saveHint: '필터와 정렬 순서가 탭에 저장됩니다.',
  shared: '모든 컬렉션에 표시됩니다.',
  name: '이름',
  example: '예: 짧은 코미디',
  nameTaken: '같은 이름의 탭이 이미 있습니다.',
  confirm: '저장',
  update: '변경 사항 저장',
  edit: '탭 이름 변경 또는 삭제',
  delete: '탭 삭제',
  unknownRuntimes: (count: number) => `상영 시간을 아직 모르는 영화가 ${number(count)}편 있습니다.`,
  toasts: {
    saved: '탭을 저장했습니다',
    renamed: '탭 이름을 변경했습니다',
    updated: '탭을 업데이트했습니다',
    deleted: '탭을 삭제했습니다',
    failed: '변경 사항을 저장하지 못했습니다',
  },
} satisfies FiltersMessages
