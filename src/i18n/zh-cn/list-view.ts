import type { ListViewMessages } from '../messages/list-view.ts'
import { movie, number } from './grammar.ts'

export const zhCN: ListViewMessages = {
  title: '排序与显示',
  close: '关闭',
  density: '显示',
  densities: { posters: '海报', small: '小海报', rows: '列表' },
  shuffle: '重新随机',
  arrange: '调整顺序',
  done: '完成',
  arrangeHint: '将电影拖到想要的位置。使用键盘：按空格键拿起，用方向键移动，再按空格键放下，按 Esc 键放回原处。',
  arrangeTouchHint: '长按电影，然后将其拖到想要的位置。',
  grab: '可移动的电影',
  lifted: (title, place, all) => `已拿起${movie(title)}：第 ${number(place)} 部，共 ${number(all)} 部。`,
  moved: (title, place, all) => `${movie(title)}：第 ${number(place)} 部，共 ${number(all)} 部。`,
  dropped: (title, place, all) => `${movie(title)}现在是第 ${number(place)} 部，共 ${number(all)} 部。`,
  cancelled: (title, place) => `${movie(title)}已放回第 ${number(place)} 部。`,
  orderChanged: '顺序已更改',
  orderChangedText: (title, place) => `${movie(title)}现在是第 ${number(place)} 部。`,
  refused: '无法更改顺序。',
  cover: '封面',
  automatic: '最近添加的电影',
  coverOf: (title) => `封面：${movie(title)}`,
  added: (date) => `添加于 ${date}`,
}
