import type { ListViewMessages } from '../messages/list-view.ts'
import { movie, number } from './grammar.ts'

export const koKR: ListViewMessages = {
  title: '정렬 및 보기',
  close: '닫기',
  density: '보기',
  densities: { posters: '포스터', small: '작은 포스터', rows: '목록' },
  shuffle: '섞기',
  arrange: '순서 바꾸기',
  done: '완료',
  arrangeHint:
    '영화를 원하는 자리로 끌어 놓으세요. 키보드: 스페이스로 집고, 화살표로 옮기고, 스페이스로 놓고, Esc로 되돌립니다.',
  arrangeTouchHint: '영화를 길게 누른 다음 원하는 자리로 끌어 놓으세요.',
  grab: '옮길 수 있는 영화',
  lifted: (title, place, all) => `${movie(title)} 집음: ${number(all)}편 중 ${number(place)}번째.`,
  moved: (title, place, all) => `${movie(title)}: ${number(all)}편 중 ${number(place)}번째.`,
  dropped: (title, place, all) => `${movie(title)}: 이제 ${number(all)}편 중 ${number(place)}번째입니다.`,
  cancelled: (title, place) => `${movie(title)}: ${number(place)}번째 자리로 돌아갔습니다.`,
  orderChanged: '순서 변경됨',
  orderChangedText: (title, place) => `${movie(title)}: 이제 ${number(place)}번째입니다.`,
  refused: '순서를 바꾸지 못했습니다.',
  cover: '표지',
  automatic: '최근에 추가한 영화',
  coverOf: (title) => `표지: ${movie(title)}`,
  added: (date) => `${date} 추가`,
}
