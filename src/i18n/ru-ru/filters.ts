import type { FiltersMessages } from '../messages/filters.ts'
import { number, plural } from './grammar.ts'

export const ruRU = {
  genres: 'Жанры',
  modes: { any: 'Любой из них', all: 'Все сразу' },
  year: 'Год выхода',
  runtime: 'Продолжительность',
  from: 'От',
  to: 'До',
  any: 'Не важно',
  tabs: 'Сохранённые фильтры',
  all: 'Все',
  save: 'Сохранить как вкладку',
  saveTitle: 'Сохранить эти фильтры как вкладку',
  saveHint: 'Вкладка запоминает фильтры и порядок.',
  shared: 'Она появится во всех подборках.',
  name: 'Название',
  example: 'напр. Короткие комедии',
  nameTaken: 'Вкладка с таким названием уже есть.',
  confirm: 'Сохранить',
  update: 'Сохранить изменения',
  edit: 'Изменить вкладку',
  moveLeft: 'Сдвинуть влево',
  moveRight: 'Сдвинуть вправо',
  position: (place, count) => `Вкладка ${number(place)} из ${number(count)}`,
  delete: 'Удалить вкладку',
  unknownRuntimes: (count: number) =>
    plural(count, {
      one: `Продолжительность ${number(count)} фильма пока неизвестна.`,
      few: `Продолжительность ${number(count)} фильмов пока неизвестна.`,
      many: `Продолжительность ${number(count)} фильмов пока неизвестна.`,
      other: `Продолжительность ${number(count)} фильма пока неизвестна.`,
    }),
  toasts: {
    saved: 'Вкладка сохранена',
    renamed: 'Вкладка переименована',
    updated: 'Вкладка обновлена',
    moved: 'Вкладка перемещена',
    deleted: 'Вкладка удалена',
    failed: 'Не удалось сохранить изменение',
  },
} satisfies FiltersMessages
