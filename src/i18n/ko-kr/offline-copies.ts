import type { OfflineCopiesMessages } from '../messages/offline-copies.ts'

export const koKR = {
  heading: '오프라인에서 볼 수 있음',
  note: '내 영화 중 열어 본 적이 있는 영화의 포스터와 상세 정보입니다. 오프라인에서도 볼 수 있습니다. 가장 오래 표시되지 않은 것부터 삭제됩니다.',
  posters: '포스터',
  answers: '상세 정보',
  remove: '삭제',
} satisfies OfflineCopiesMessages
