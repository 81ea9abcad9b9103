import type { TonightMessages } from '../messages/tonight.ts'
import { number, plural, quoted } from './grammar.ts'

export const ruRU = {
  question: 'Что посмотрим вечером?',
  invitation: 'Укажите, сколько у вас времени и чего хочется. Вы получите три фильма на выбор.',
  choose: 'Выбрать фильм',
  conditions: 'Что вы ищете',
  source: {
    label: 'Откуда',
    watchlist: 'Мой список',
    unlisted: 'Что-то новое',
    friend: (name) => `Смотрит и ${name}`,
  },
  time: { label: 'Время', any: 'Любая длина', upTo: (length) => `До ${length}` },
  taste: {
    label: 'Настрой',
    any: 'Что угодно',
    moods: {
      funny: 'Весёлое',
      thrilling: 'Захватывающее',
      adventurous: 'Приключения',
      moving: 'Трогательное',
      otherworldly: 'Иные миры',
      scary: 'Страшное',
      family: 'Для всей семьи',
      real: 'Из жизни',
    },
  },
  services: { label: 'Где', any: 'Где угодно', mine: 'В моих сервисах' },
  movies: 'Три фильма на вечер',
  looking: 'Ищем фильмы…',
  shown: (titles) => `На вечер: ${titles}`,
  another: 'Ещё три',
  allSeen: (count) =>
    plural(count, {
      one: `Это был весь выбор: ${number(count)} фильм. Показываем снова.`,
      few: `Это был весь выбор: ${number(count)} фильма. Показываем снова, в другом порядке.`,
      many: `Это был весь выбор: ${number(count)} фильмов. Показываем снова, в другом порядке.`,
      other: `Это был весь выбор: ${number(count)} фильма. Показываем снова, в другом порядке.`,
    }),
  thisOne: 'Вот этот',
  thisOneNamed: (title) => `Вот этот: ${title}`,
  lengthUnknown: 'Продолжительность неизвестна',
  rentOrBuy: 'Аренда или покупка',
  nowhere: (country) => `Недоступно: ${country}`,
  servicesUnknown: 'Неизвестно, где посмотреть',
  reasons: {
    director: (title, rating) => `Тот же режиссёр, что у ${quoted(title)} (вы: ★ ${rating})`,
    services: 'Есть в одном из ваших сервисов',
    time: (length) => `На ${length} короче вашего предела`,
    watchlist: (day) => `В вашем списке с ${day}`,
    collection: (day) => `В этой подборке с ${day}`,
    popular: 'Популярный, нет в ваших списках',
    both: (name) => `В вашем списке и в списке друга (${name})`,
    friend: (name) => `В списке друга (${name})`,
  },
  leftOut: {
    runtime: (count) =>
      plural(count, {
        one: `Пропущен ${number(count)} фильм: его продолжительность неизвестна.`,
        few: `Пропущено ${number(count)} фильма: их продолжительность неизвестна.`,
        many: `Пропущено ${number(count)} фильмов: их продолжительность неизвестна.`,
        other: `Пропущено ${number(count)} фильма: их продолжительность неизвестна.`,
      }),
    services: (count) =>
      plural(count, {
        one: `Пропущен ${number(count)} фильм: неизвестно, где его посмотреть.`,
        few: `Пропущено ${number(count)} фильма: неизвестно, где их посмотреть.`,
        many: `Пропущено ${number(count)} фильмов: неизвестно, где их посмотреть.`,
        other: `Пропущено ${number(count)} фильма: неизвестно, где их посмотреть.`,
      }),
  },
  empty: {
    maxRuntime: (length) => `Нет фильмов не длиннее ${length}`,
    taste: (taste) => `Ни один фильм не подходит: ${quoted(taste)}`,
    services: 'Ни одного из фильмов нет в этих сервисах',
    watchlist: 'В списке «Буду смотреть» ничего не осталось',
    collection: 'В этой подборке нет фильмов',
    unlisted: 'Других фильмов нет',
    friend: 'Для вас двоих ничего не осталось',
    without: (count) =>
      plural(count, {
        one: `Без этого условия есть ${number(count)} фильм.`,
        few: `Без этого условия есть ${number(count)} фильма.`,
        many: `Без этого условия есть ${number(count)} фильмов.`,
        other: `Без этого условия есть ${number(count)} фильма.`,
      }),
    drop: { maxRuntime: 'Любая длина', taste: 'Любой настрой', services: 'Искать где угодно' },
    lookElsewhere: 'Найти что-то новое',
  },
} satisfies TonightMessages
