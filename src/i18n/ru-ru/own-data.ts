import type { OwnDataMessages } from '../messages/own-data.ts'
import { number, percent, plural } from './grammar.ts'

export const ruRU = {
  heading: 'Данные',
  import: 'Импорт',
  backup: 'Резервная копия',
  storage: 'Хранилище',
  note: 'Ваши данные хранятся только в этом браузере. Если очистить данные сайта, они удалятся: экспортируйте их как резервную копию.',
  watchlistItems: 'Фильмы в списке «Буду смотреть»',
  collections: 'Подборки',
  moviesInCollections: 'Фильмы в подборках',
  space: 'Место в хранилище',
  used: (share) => (share < 1 ? `Занято меньше ${percent(1)}` : `Занято ${percent(share)}`),
  room: (count) =>
    plural(count, {
      one: `хватит ещё примерно на ${number(count)} фильм`,
      few: `хватит ещё примерно на ${number(count)} фильма`,
      many: `хватит ещё примерно на ${number(count)} фильмов`,
      other: `хватит ещё примерно на ${number(count)} фильма`,
    }),
  full: 'места для новых фильмов нет',
  usedAndRoom: (used, room) => `${used}, ${room}`,
  lastExported: 'Последний экспорт',
  never: 'Ещё ни разу',
  persistence: 'Защищённое хранилище',
  persisted: 'Включено. Браузер не удалит эти данные сам.',
  notPersisted: 'Выключено. Браузер может удалить эти данные, если станет мало места.',
  clearedAfterAWeek: 'Выключено. Браузер удалит эти данные после недели без посещений, а при нехватке места и раньше.',
  onHomeScreen:
    'На экране «Домой» этого не случится, но Matinee там сначала пуст: экспортируйте данные, выберите «Поделиться» > На экран «Домой» и импортируйте файл там.',
  inDock:
    'В Dock этого не случится, но Matinee там сначала пуст: экспортируйте данные, выберите «Файл» > «Добавить в Dock» и импортируйте файл там.',
  storedIn: 'Резервная копия',
  storedTwice: 'Есть. Если одна копия повредится, её заменит другая.',
  export: 'Экспортировать данные',
  includeKey: 'Добавить в файл мой API-ключ',
  includeKeyHint: 'Любой, у кого есть файл, сможет прочитать ключ.',
  noKey: 'Вы ещё не добавили ключ.',
} satisfies OwnDataMessages
