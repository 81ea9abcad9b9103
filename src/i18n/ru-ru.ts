import { numbersOf } from './numbers.ts'
import { pluralOf } from './plural.ts'
import { ruRUScreens } from './ru-ru-screens.ts'
import type { EarlyTexts, Texts } from './texts.ts'

const plural = pluralOf('ru-RU')
const { number, percent, decimal } = numbersOf('ru-RU')

const early: EarlyTexts = {
  app: {
    name: 'Matinee',
    skipToContent: 'Перейти к содержимому',
    retry: 'Повторить',
    failedTitle: 'Что-то пошло не так',
    failedHint: 'Не удалось показать эту часть страницы. Ваш список «Буду смотреть» в сохранности.',
    loading: 'Загрузка…',
  },
  navigation: {
    main: 'Основная навигация',
    home: 'Главная',
    discover: 'Обзор',
    watchlist: 'Буду смотреть',
    watched: 'Просмотрено',
    collections: 'Подборки',
    settings: 'Настройки',
    scrollToTop: 'Наверх',
  },
  progress: {
    title: 'Ваш прогресс',
    watched: (count) => `Видели: ${number(count)}`,
    unwatched: (count) => `Осталось: ${number(count)}`,
    share: (share) => `Просмотрено ${percent(share)}`,
  },
  demo: {
    notice: 'Вы просматриваете демокаталог.',
    settings: 'Добавить ключ TMDB',
    dismiss: 'Скрыть сообщение',
  },
  // In lower case as the provider writes them, so that none changes when its list arrives.
  genres: {
    28: 'боевик',
    12: 'приключения',
    16: 'мультфильм',
    35: 'комедия',
    80: 'криминал',
    99: 'документальный',
    18: 'драма',
    10751: 'семейный',
    14: 'фэнтези',
    36: 'история',
    27: 'ужасы',
    10402: 'музыка',
    9648: 'детектив',
    10749: 'мелодрама',
    878: 'фантастика',
    10770: 'телефильм',
    53: 'триллер',
    10752: 'военный',
    37: 'вестерн',
  },
  card: {
    noImage: 'Нет изображения',
    decimal,
    rating: (rating) => `Рейтинг ${rating} из 10`,
    named: (title, year) => (year === null ? title : `${title} (${year})`),
    add: (title) => `Добавить фильм «${title}» в список «Буду смотреть»`,
    remove: (title) => `Удалить фильм «${title}» из списка «Буду смотреть»`,
    inWatchlist: (title) => `Фильм «${title}» уже в списке «Буду смотреть»`,
    markWatched: (title) => `Отметить фильм «${title}» как просмотренный`,
    markUnwatched: (title) => `Отметить фильм «${title}» как непросмотренный`,
    progress: (title, share) => `«${title}»: просмотрено ${percent(share)}`,
  },
  search: {
    label: 'Поиск фильмов',
    placeholder: 'Поиск фильмов…',
    loading: 'Загрузка…',
    none: 'Ничего не найдено',
    seeAll: 'Показать все результаты',
    unknownYear: 'Неизвестно',
    failed: 'Не удалось выполнить поиск.',
    clear: 'Очистить поиск',
    results: 'Результаты поиска',
    found: (count) =>
      plural(count, {
        one: `${number(count)} результат`,
        few: `${number(count)} результата`,
        many: `${number(count)} результатов`,
        other: `${number(count)} результата`,
      }),
  },
  home: {
    recommended: 'Рекомендуем вам',
    seeAll: 'Показать все',
    empty: 'Сейчас нет фильмов в тренде.',
  },
  toasts: {
    region: 'Сообщения',
    close: 'Закрыть',
    undo: 'Отменить',
    added: {
      title: 'Добавлено в «Буду смотреть»',
      description: (title) => `Фильм «${title}» добавлен в список «Буду смотреть»`,
    },
    removed: {
      title: 'Удалено из «Буду смотреть»',
      description: (title) => `Фильм «${title}» удалён из списка «Буду смотреть»`,
      several: (count) =>
        plural(count, {
          one: `${number(count)} фильм удалён из списка «Буду смотреть»`,
          few: `${number(count)} фильма удалены из списка «Буду смотреть»`,
          many: `${number(count)} фильмов удалено из списка «Буду смотреть»`,
          other: `${number(count)} фильма удалено из списка «Буду смотреть»`,
        }),
    },
    mixed: (count) =>
      plural(count, {
        one: `Можно отменить ${number(count)} изменение`,
        few: `Можно отменить ${number(count)} изменения`,
        many: `Можно отменить ${number(count)} изменений`,
        other: `Можно отменить ${number(count)} изменения`,
      }),
  },
  errors: {
    title: 'Ошибка',
    addFromCard: 'Не удалось добавить в «Буду смотреть»',
    removeFromWatchlist: 'Не удалось удалить из «Буду смотреть»',
    provider: (status, reason) => `Ошибка API TMDB: ${status} ${reason}`,
    reasons: {
      network: 'Сеть недоступна',
      timeout: 'Время ожидания истекло',
      malformed: 'Неверный формат ответа',
    },
    refusedKey: 'TMDB не принимает API-ключ. Проверьте его в настройках.',
    checkKey: 'Проверить API-ключ',
  },
}

/** Russian, whole. */
export const ruRU: Texts = {
  ...early,
  ...ruRUScreens,
  toasts: { ...early.toasts, ...ruRUScreens.toasts },
  errors: { ...early.errors, ...ruRUScreens.errors },
}
