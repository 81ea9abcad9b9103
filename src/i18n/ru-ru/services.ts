import type { ServicesMessages } from '../messages/services.ts'
import { number, plural } from './grammar.ts'

export const ruRU = {
  hint: 'На фильмах из ваших списков показано название сервиса, где их можно посмотреть без доплаты: по подписке, бесплатно или с рекламой. Аренда и покупка не учитываются.',
  filter: 'Где посмотреть',
  anywhere: 'Где угодно',
  mine: 'В моих сервисах',
  on: (names) => `Где посмотреть: ${names}`,
  unknown: (count) =>
    plural(count, {
      one: `${number(count)} фильм ещё не проверен`,
      few: `${number(count)} фильма ещё не проверены`,
      many: `${number(count)} фильмов ещё не проверены`,
      other: `${number(count)} фильма ещё не проверены`,
    }),
  oldest: (age) => `Самые старые данные: ${age}`,
  lastChecked: (age) => `Последняя проверка: ${age}`,
  notChecked: 'Ещё не проверено',
  choose: 'Мои сервисы',
  noneChosen: 'Узнайте, какие из ваших фильмов есть в ваших сервисах.',
  paused: 'Проверка приостановлена, чтобы экономить трафик.',
  waiting: 'Проверка продолжится, когда появится сеть.',
  failed: 'TMDB не отвечает.',
  resume: 'Проверить сейчас',
} satisfies ServicesMessages
