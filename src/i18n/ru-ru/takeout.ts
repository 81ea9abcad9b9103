import type { TakeoutMessages } from '../messages/takeout.ts'
import { movies, number, plural } from './grammar.ts'

export const ruRU = {
  heading: 'Использовать в другом месте',
  note: 'Файлы с вашими фильмами для других сервисов и для электронных таблиц. Всё есть только в резервной копии.',
  empty: 'Пока нечего взять с собой.',
  spreadsheet: 'Таблица',
  hints: {
    letterboxd: 'Дневник, список «Буду смотреть» и подборки в виде списков',
    trakt: 'История, оценки и «Буду смотреть»',
    table: 'Всё в одной таблице, по строке на каждую запись',
  },
  title: (name) => `Файлы для ${name}`,
  contents: (count, files) =>
    `${movies(count)} в ${plural(files, { one: `${number(files)} файле`, few: `${number(files)} файлах`, many: `${number(files)} файлах`, other: `${number(files)} файла` })}.`,
  zip: 'Они в одном ZIP-архиве. Распакуйте его перед загрузкой.',
  lost: 'Что туда не попадёт',
  losses: {
    'times of day': 'Время просмотра: остаются только дни.',
    'viewings of one day': 'Просмотры одного фильма за один день станут одним. Заметки и теги сохранятся от всех.',
    'undated viewings': 'Несколько просмотров без даты станут одним.',
    'ratings without a viewing': 'Фильмы с оценкой или заметкой, но без просмотра, будут считаться просмотренными.',
    likes: 'Отметки «Нравится».',
    'when it was rated': 'Когда вы поставили оценку.',
    'when it was added': 'Когда вы добавили фильм.',
    'movies being watched': 'То, что фильм вы ещё досматриваете.',
    'details of viewings': 'Оценка, заметка и теги отдельного просмотра. Последняя оценка станет оценкой фильма.',
    'notes and tags': 'Заметки и теги.',
    collections: 'Подборки.',
    'names of lists': 'Названия и описания подборок: введите их, когда будете создавать списки.',
    'the rest of the app': 'Настройки, вкладки, обложки и фильмы «не для меня».',
  },
  concerns: (count) => `(${movies(count)})`,
  next: 'Куда загрузить',
  where: {
    letterboxd:
      'Историю загрузите там, список «Буду смотреть» на странице Watchlist, а каждый список на странице нового списка.',
    trakt: 'Загрузите файл там, в разделе Data.',
    table: 'Файл откроется в Excel, LibreOffice, Numbers и Google Таблицах, а Matinee сможет импортировать его снова.',
  },
  ids: {
    label: 'Поиск идентификаторов IMDb',
    complete: 'Все идентификаторы IMDb запрошены.',
    missing: (count) => `Ещё без идентификатора IMDb: ${movies(count)}. Скачать можно и без него.`,
  },
  failed: 'Не удалось создать файл. Попробуйте ещё раз.',
  cancel: 'Отмена',
  download: 'Скачать',
} satisfies TakeoutMessages
