import type { HiddenMessages } from '../messages/hidden.ts'
import { number, plural, quoted } from './grammar.ts'

export const ruRU = {
  name: 'Не моё',
  named: (title) => `Не моё: ${title}`,
  hint: 'Эти фильмы вам не предлагают: ни на главной, ни в каталоге, ни среди похожих, ни на странице «На вечер». Поиск их по-прежнему находит.',
  empty:
    'Вы не убрали ни одного фильма. Кнопка «Не моё» есть под постерами, на странице каждого фильма и на странице «На вечер».',
  unhide: 'Вернуть',
  unhideNamed: (title) => `Вернуть: ${title}`,
  showAll: (count) =>
    plural(count, {
      one: `Показать ${number(count)} фильм`,
      few: `Показать все ${number(count)} фильма`,
      many: `Показать все ${number(count)} фильмов`,
      other: `Показать все ${number(count)} фильма`,
    }),
  toasts: {
    hide: {
      title: 'Убрано',
      description: (title) => `Фильм ${quoted(title)} больше не будут предлагать.`,
      several: (count) =>
        plural(count, {
          one: `Больше не будут предлагать ${number(count)} фильм.`,
          few: `Больше не будут предлагать ${number(count)} фильма.`,
          many: `Больше не будут предлагать ${number(count)} фильмов.`,
          other: `Больше не будут предлагать ${number(count)} фильма.`,
        }),
    },
    unhide: {
      title: 'Возвращено',
      description: (title) => `Фильм ${quoted(title)} снова могут предложить.`,
      several: (count) =>
        plural(count, {
          one: `Снова могут предложить ${number(count)} фильм.`,
          few: `Снова могут предложить ${number(count)} фильма.`,
          many: `Снова могут предложить ${number(count)} фильмов.`,
          other: `Снова могут предложить ${number(count)} фильма.`,
        }),
    },
    failed: 'Браузер не смог сохранить это. Возможно, его хранилище заполнено.',
  },
} satisfies HiddenMessages
