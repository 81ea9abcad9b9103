import { numbersOf } from '../numbers.ts'
import { pluralOf } from '../plural.ts'
import type { ImportMessages } from './messages.ts'

const plural = pluralOf('ru-RU')
const { number, megabytes } = numbersOf('ru-RU')

const movies = (count: number): string =>
  plural(count, {
    one: `${number(count)} фильм`,
    few: `${number(count)} фильма`,
    many: `${number(count)} фильмов`,
    other: `${number(count)} фильма`,
  })

const collections = (count: number): string =>
  plural(count, {
    one: `${number(count)} подборка`,
    few: `${number(count)} подборки`,
    many: `${number(count)} подборок`,
    other: `${number(count)} подборки`,
  })

export const ruRU = {
  choose: 'Импортировать данные',
  drop: 'Выберите файл экспорта или перетащите его сюда. Вы увидите изменения до их сохранения.',
  dropNow: 'Отпустите файл здесь',
  reading: 'Читаем файл…',
  cancel: 'Отмена',
  title: 'Импорт данных',
  exported: (date) => `Экспортировано: ${date}`,
  exportDateUnknown: 'Дата экспорта неизвестна',
  inFile: 'Файл',
  lists: {
    watchlist: 'Буду смотреть',
    collections: 'Подборки',
    collectionMovies: 'Фильмы подборок',
    watchHistory: 'История просмотров',
    notForMe: 'Не моё',
    settings: 'Настройки',
  },
  count: number,
  strategy: 'Как импортировать',
  strategies: {
    merge: {
      name: 'Объединить',
      hint: 'Добавит то, чего у вас ещё нет. Всё, что уже есть, останется без изменений.',
    },
    overwrite: { name: 'Заменить', hint: 'Заменит ваши списки списками из файла.' },
  },
  outcome: 'Что изменится',
  changes: { added: 'Добавим', kept: 'Оставим', replaced: 'Заменим', removed: 'Удалим' },
  total: (change, count) => `${change}: ${number(count)}`,
  settingsChange: (fields) => `Изменятся настройки: ${fields}`,
  noSettingsChange: 'Настройки не изменятся.',
  renamed: (count) =>
    plural(count, {
      one: `${number(count)} подборка получит номер, потому что такое название уже занято.`,
      few: `${number(count)} подборки получат номера, потому что их названия уже заняты.`,
      many: `${number(count)} подборок получат номера, потому что их названия уже заняты.`,
      other: `${number(count)} подборки получат номера, потому что их названия уже заняты.`,
    }),
  orphans: (count) =>
    plural(count, {
      one: `${number(count)} фильм будет пропущен, потому что его подборки не существует.`,
      few: `${number(count)} фильма будут пропущены, потому что их подборок не существует.`,
      many: `${number(count)} фильмов будет пропущено, потому что их подборок не существует.`,
      other: `${number(count)} фильма будет пропущено, потому что их подборок не существует.`,
    }),
  leftOut: (count) =>
    plural(count, {
      one: `${number(count)} запись не распознана и будет пропущена`,
      few: `${number(count)} записи не распознаны и будут пропущены`,
      many: `${number(count)} записей не распознано и будет пропущено`,
      other: `${number(count)} записи не распознано и будет пропущено`,
    }),
  wrongRatings: (count) =>
    plural(count, {
      one: `${number(count)} оценка вне шкалы от 1 до 10 будет пропущена`,
      few: `${number(count)} оценки вне шкалы от 1 до 10 будут пропущены`,
      many: `${number(count)} оценок вне шкалы от 1 до 10 будет пропущено`,
      other: `${number(count)} оценки вне шкалы от 1 до 10 будет пропущено`,
    }),
  reason: (list, count, reason) => `${list}: ${number(count)}, ${reason}`,
  reasons: {
    'not a list': 'не список',
    'not an object': 'не запись',
    'no movie id': 'нет ID фильма',
    'no id': 'нет ID',
    'no name': 'нет названия',
    'no collection id': 'нет ID подборки',
    repeated: 'повторяется в файле',
    setting: (field) => `${field}: недопустимое значение`,
  },
  key: {
    label: 'Использовать API-ключ из файла',
    new: 'У вас ключа ещё нет.',
    other: 'Он заменит ваш ключ.',
  },
  confirm: 'Импортировать',
  replaceMovies: (count) => `Заменить ${movies(count)}`,
  replaceLists: 'Заменить мои списки',
  importing: 'Импортируем…',
  tooMuch: (amount) => `Эти данные не поместятся в хранилище браузера: не хватает ${amount}.`,
  megabytes,
  problems: {
    'no file': 'Нет данных файла',
    failed: 'Не удалось прочитать файл импорта',
    'not readable': 'Не удалось прочитать файл.',
    'not text': 'Не удалось прочитать файл как текст.',
    'not json': 'Этот файл не в формате JSON.',
    'not a backup': 'Этот файл не похож на файл экспорта.',
    'not saved': 'Браузер не сохранил импортированные данные. Всё осталось как было.',
    tooLarge: (size, most) => `Файл слишком большой: ${size}. Можно импортировать не больше ${most}.`,
    schema: (version) => `Версия схемы данных не поддерживается: ${version}`,
    noSchema: 'неизвестна',
    lists: {
      watchlist: 'Неверный формат списка «Буду смотреть».',
      collections: 'Неверный формат подборок.',
      collectionMovies: 'Неверный формат фильмов в подборках.',
    },
  },
  failed: 'Не удалось импортировать данные',
  done: {
    title: 'Импорт завершён',
    description: (items, lists) => `Импортировано: ${movies(items)} и ${collections(lists)}`,
  },
  last: (fileName, date) => `Последний импорт: ${fileName} (${date})`,
  undo: 'Отменить импорт',
  undoHint: 'Его можно отменить, пока вы не измените свои списки.',
  undone: { title: 'Импорт отменён', description: 'Ваши данные снова такие, как до импорта' },
  undoFailed: 'Не удалось отменить импорт. Попробуйте ещё раз.',
} satisfies ImportMessages
