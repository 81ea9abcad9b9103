import { numbersOf } from '../numbers.ts'
import { pluralOf } from '../plural.ts'
import type { StatisticsMessages } from './messages.ts'

const plural = pluralOf('ru-RU')
const { number } = numbersOf('ru-RU')

const movies = (count: number) =>
  plural(count, {
    one: `${number(count)} фильм`,
    few: `${number(count)} фильма`,
    many: `${number(count)} фильмов`,
    other: `${number(count)} фильма`,
  })

export const ruRU = {
  heading: 'Статистика',
  subtitle: 'Всё, что вы посмотрели, в цифрах',
  period: 'Период',
  allTime: 'Всё время',
  range: 'Выбрать даты…',
  from: 'С',
  to: 'По',
  movies,
  viewings: (count) =>
    plural(count, {
      one: `${number(count)} просмотр`,
      few: `${number(count)} просмотра`,
      many: `${number(count)} просмотров`,
      other: `${number(count)} просмотра`,
    }),
  hours: (count) =>
    plural(count, {
      one: `${number(count)} час`,
      few: `${number(count)} часа`,
      many: `${number(count)} часов`,
      other: `${number(count)} часа`,
    }),
  days: (count) =>
    plural(count, {
      one: `${number(count)} день`,
      few: `${number(count)} дня`,
      many: `${number(count)} дней`,
      other: `${number(count)} дня`,
    }),
  totals: {
    label: 'Итоги',
    movies: 'Фильмы',
    viewings: 'Просмотры',
    hours: 'Часы',
    rewatches: 'Повторные просмотры',
    average: 'Средняя оценка',
    streak: 'Самая длинная серия',
    busiestDay: 'Самый насыщенный день',
    busiestMonth: 'Самый насыщенный месяц',
  },
  charts: {
    calendar: (year) => `Просмотры за ${year} год`,
    years: 'Просмотры по годам',
    months: 'Просмотры по месяцам',
    weekdays: 'Просмотры по дням недели',
    ratings: 'Оценки',
    decades: 'Десятилетия',
    releaseYears: 'Годы выхода',
    genres: 'Жанры',
    countries: 'Страны',
    languages: 'Языки оригинала',
    runtimes: 'Длительность',
    directors: 'Самые частые режиссёры',
    actors: 'Самые частые актёры',
    collections: 'Ваши подборки',
    filmographies: 'Фильмы ваших режиссёров',
  },
  yourRatings: 'Вы',
  tmdbRatings: 'TMDB',
  asTable: 'Показать таблицей',
  asChart: 'Показать диаграммой',
  less: 'Меньше',
  more: 'Больше',
  share: (watched, total) => `${number(watched)} из ${number(total)}`,
  personNote: 'Три фильма и больше',
  nobody: 'Пока никого, кто был бы в трёх из этих фильмов.',
  none: 'Об этом пока ничего не известно.',
  runtime: {
    under: (minutes) => `Меньше ${number(minutes)} мин`,
    between: (least, most) => `${number(least)}–${number(most)} мин`,
    over: (minutes) => `От ${number(minutes)} мин`,
  },
  decade: (year) => `${year}-е`,
  filters: {
    released: (year) => `Вышли в ${year} году`,
    director: (name) => `Режиссёр: ${name}`,
    actor: (name) => `В ролях: ${name}`,
    own: (rating) => `Вы: ${rating}`,
    votes: (rating) => `TMDB: ${rating}`,
    rated: 'С вашей оценкой',
    undated: 'Без даты',
    rewatch: 'Повторные просмотры',
    since: (date) => `С ${date}`,
    until: (date) => `По ${date}`,
    unknownPerson: 'один человек',
  },
  undated: (count) =>
    plural(count, {
      one: `${number(count)} просмотр без даты: он учтён в итогах, но не в диаграммах по дням, месяцам и годам.`,
      few: `${number(count)} просмотра без даты: они учтены в итогах, но не в диаграммах по дням, месяцам и годам.`,
      many: `${number(count)} просмотров без даты: они учтены в итогах, но не в диаграммах по дням, месяцам и годам.`,
      other: `${number(count)} просмотра без даты: они учтены в итогах, но не в диаграммах по дням, месяцам и годам.`,
    }),
  unknownRuntimes: (count) =>
    plural(count, {
      one: `Длительность неизвестна для ${number(count)} просмотра, поэтому часов меньше, чем на самом деле.`,
      few: `Длительность неизвестна для ${number(count)} просмотров, поэтому часов меньше, чем на самом деле.`,
      many: `Длительность неизвестна для ${number(count)} просмотров, поэтому часов меньше, чем на самом деле.`,
      other: `Длительность неизвестна для ${number(count)} просмотра, поэтому часов меньше, чем на самом деле.`,
    }),
  facts: {
    label: 'Загрузка сведений',
    missing: (count) =>
      plural(count, {
        one: `Люди, страна и язык ${number(count)} фильма пока неизвестны.`,
        few: `Люди, страны и языки ${number(count)} фильмов пока неизвестны.`,
        many: `Люди, страны и языки ${number(count)} фильмов пока неизвестны.`,
        other: `Люди, страны и языки ${number(count)} фильма пока неизвестны.`,
      }),
    paused: 'Загрузка приостановлена.',
    waiting: 'Загрузка ждёт сети.',
    failed: 'TMDB не отвечает.',
    pause: 'Приостановить',
    resume: 'Загрузить сведения',
  },
  watchlist: {
    heading: 'Ещё в списке «Буду смотреть»',
    amount: (count, time) => `${movies(count)}, ${time} просмотра`,
    unknown: (count) =>
      plural(count, {
        one: `Не считая ${number(count)} фильма неизвестной длительности.`,
        few: `Не считая ${number(count)} фильмов неизвестной длительности.`,
        many: `Не считая ${number(count)} фильмов неизвестной длительности.`,
        other: `Не считая ${number(count)} фильма неизвестной длительности.`,
      }),
    pace: (weeks) =>
      plural(weeks, {
        one: `В темпе последних 90 дней вы закончите за ${number(weeks)} неделю.`,
        few: `В темпе последних 90 дней вы закончите за ${number(weeks)} недели.`,
        many: `В темпе последних 90 дней вы закончите за ${number(weeks)} недель.`,
        other: `В темпе последних 90 дней вы закончите за ${number(weeks)} недели.`,
      }),
  },
  few: 'Средние значения и диаграммы имеют смысл от пяти фильмов. Они появятся здесь.',
  empty: 'Просмотров пока нет. Отметьте фильм просмотренным, и здесь появятся цифры.',
  emptyPeriod: 'За этот период вы ничего не посмотрели.',
  showAll: 'Показать всё время',
  review: {
    open: (year) => `Итоги ${year} года`,
    heading: (year) => `Итоги ${year} года`,
    subtitle: 'Ваш год на картинке, чтобы сохранить или поделиться',
    back: 'К статистике',
    shape: 'Форма картинки',
    portrait: 'Вертикальная',
    landscape: 'Горизонтальная',
    download: 'Скачать картинку',
    share: 'Поделиться',
    failed: 'Не удалось создать картинку.',
    empty: (year) => `В ${year} году вы ничего не посмотрели.`,
    year: 'Мой год в кино',
    genres: 'Любимые жанры',
    directors: 'Режиссёры',
    actors: 'Актёры',
    first: 'Первый фильм',
    last: 'Последний фильм',
    best: 'Лучшие оценки',
  },
} satisfies StatisticsMessages
