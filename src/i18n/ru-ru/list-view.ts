import type { ListViewMessages } from '../messages/list-view.ts'
import { number, quoted } from './grammar.ts'

export const ruRU: ListViewMessages = {
  title: 'Сортировка и вид',
  close: 'Закрыть',
  density: 'Вид',
  densities: { posters: 'Постеры', small: 'Маленькие постеры', rows: 'Строки' },
  shuffle: 'Перемешать',
  arrange: 'Упорядочить',
  done: 'Готово',
  arrangeHint:
    'Перетащите фильм на его место. С клавиатуры: пробел берёт фильм, стрелки двигают, пробел кладёт, Escape возвращает на место.',
  arrangeTouchHint: 'Нажмите на фильм и удерживайте его, затем перетащите на место.',
  grab: 'фильм, который можно переместить',
  lifted: (title, place, all) => `Взят фильм ${quoted(title)}: место ${number(place)} из ${number(all)}.`,
  moved: (title, place, all) => `${quoted(title)}: место ${number(place)} из ${number(all)}.`,
  dropped: (title, place, all) => `${quoted(title)} теперь на месте ${number(place)} из ${number(all)}.`,
  cancelled: (title, place) => `${quoted(title)} снова на месте ${number(place)}.`,
  orderChanged: 'Порядок изменён',
  orderChangedText: (title, place) => `${quoted(title)} теперь на месте ${number(place)}.`,
  refused: 'Не удалось изменить порядок.',
  cover: 'Обложка',
  automatic: 'Последние фильмы',
  coverOf: (title) => `Обложка: ${quoted(title)}`,
  added: (date) => `Добавлен ${date}`,
}
