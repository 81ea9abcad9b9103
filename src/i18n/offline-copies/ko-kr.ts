import type { OfflineCopiesMessages } from './messages.ts'

export const koKR = {
  heading: '오프라인용 저장 데이터',
  note: '내 영화 중 이미 본 포스터와 상세 정보로, 네트워크가 없어도 볼 수 있습니다. 가장 오래 표시되지 않은 것부터 삭제됩니다.',
  posters: '포스터',
  answers: '상세 정보',
  remove: '삭제',
} satisfies OfflineCopiesMessages
