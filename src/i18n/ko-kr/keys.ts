import type { KeysMessages } from '../messages/keys.ts'

export const koKR = {
  title: '키보드 단축키',
  search: '영화 검색',
  choose: '검색 결과에서 골라 열기',
  posters: '포스터 사이 이동',
  close: '맨 앞의 창 닫기',
  undo: '최근 변경 되돌리기(최대 10개)',
  redo: '되돌린 변경 다시 실행',
  list: '단축키 보기',
  watched: '본 영화로 표시, 또는 표시 해제',
  add: '관심 목록에 추가',
  rate: { 'half-stars': '별점 주기 (1은 별 반 개, 0은 별 다섯 개)', ten: '1~10점으로 평가 (0은 10점)' },
  log: '감상 기록하기',
  open: '영화 열기',
  canBeOff: '단일 키 단축키는 설정에서 끌 수 있습니다.',
  areOff: '단일 키 단축키는 설정에서 꺼져 있습니다.',
  closeList: '닫기',
  control: 'Ctrl',
  enter: 'Enter',
  escape: 'Esc',
} satisfies KeysMessages
