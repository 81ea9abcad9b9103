import type { KeysMessages } from '../messages/keys.ts'

export const koKR = {
  title: '키보드 단축키',
  search: '영화 검색',
  choose: '검색 결과에서 골라 열기',
  close: '맨 앞의 창 닫기',
  undo: '최근 변경 되돌리기(최대 10개)',
  redo: '되돌린 변경 다시 실행',
  list: '단축키 보기',
  canBeOff: '/ 키와 ? 키는 설정에서 끌 수 있습니다.',
  areOff: '/ 키와 ? 키는 설정에서 꺼져 있습니다.',
  closeList: '닫기',
  control: 'Ctrl',
  enter: 'Enter',
  escape: 'Esc',
} satisfies KeysMessages
