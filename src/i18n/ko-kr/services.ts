import type { ServicesMessages } from '../messages/services.ts'
import { number } from './grammar.ts'

export const koKR = {
  hint: '목록의 영화에 추가 요금 없이 볼 수 있는 스트리밍 서비스의 이름이 표시됩니다. 구독, 무료, 광고 포함이 해당하며 대여와 구매는 제외됩니다.',
  filter: '볼 수 있는 곳',
  anywhere: '어디서나',
  mine: '내 스트리밍 서비스',
  on: (names) => `${names}에서 볼 수 있음`,
  unknown: (count) => `${number(count)}편은 아직 확인하지 않음`,
  oldest: (age) => `가장 오래된 정보: ${age}`,
  lastChecked: (age) => `마지막 확인: ${age}`,
  notChecked: '아직 확인하지 않음',
  choose: '내 스트리밍 서비스 선택',
  noneChosen: '내 스트리밍 서비스에서 볼 수 있는 영화를 알려 드립니다.',
  paused: '데이터 절약을 위해 확인을 일시 중지했습니다.',
  waiting: '다시 온라인이 되면 확인을 계속합니다.',
  failed: 'TMDB가 응답하지 않았습니다.',
  resume: '지금 확인',
} satisfies ServicesMessages
