import type { StatisticsMessages } from '../messages/statistics.ts'
import { movies, number, plural } from './grammar.ts'

export const esES = {
  heading: 'Estadísticas',
  subtitle: 'Todo lo que has visto, en números',
  period: 'Periodo',
  allTime: 'Todo',
  range: 'Elegir fechas…',
  from: 'Desde',
  to: 'Hasta',
  movies,
  viewings: (count) =>
    plural(count, {
      one: `${number(count)} visionado`,
      many: `${number(count)} de visionados`,
      other: `${number(count)} visionados`,
    }),
  hours: (count) =>
    plural(count, { one: `${number(count)} hora`, many: `${number(count)} de horas`, other: `${number(count)} horas` }),
  days: (count) =>
    plural(count, { one: `${number(count)} día`, many: `${number(count)} de días`, other: `${number(count)} días` }),
  totals: {
    counting: 'Aún contando',
    label: 'Totales',
    movies: 'Películas',
    viewings: 'Visionados',
    hours: 'Horas',
    rewatches: 'Vistas otra vez',
    average: 'Valoración media',
    streak: 'Racha más larga',
    busiestDay: 'Día con más visionados',
    busiestMonth: 'Mes con más visionados',
  },
  charts: {
    calendar: (year) => `Visionados en ${year}`,
    years: 'Visionados por año',
    months: 'Visionados por mes',
    weekdays: 'Visionados por día de la semana',
    ratings: 'Valoraciones',
    decades: 'Décadas',
    releaseYears: 'Años de estreno',
    genres: 'Géneros',
    countries: 'Países',
    languages: 'Idiomas originales',
    runtimes: 'Duraciones',
    companions: 'Con quién has visto películas',
    directors: 'Directores que más has visto',
    actors: 'Actores que más has visto',
    collections: 'Tus colecciones',
    filmographies: 'Películas de tus directores',
  },
  yourRatings: 'Tú',
  noLanguage: 'Sin idioma',
  serboCroatian: 'serbocroata',
  tmdbRatings: 'TMDB',
  asTable: 'Mostrar como tabla',
  asChart: 'Mostrar como gráfico',
  less: 'Menos',
  more: 'Más',
  share: (watched, total) => `${number(watched)} de ${number(total)}`,
  seen: (watched, total) =>
    plural(watched, {
      one: `${number(watched)} de ${number(total)} vista`,
      many: `${number(watched)} de ${number(total)} vistas`,
      other: `${number(watched)} de ${number(total)} vistas`,
    }),
  unreleased: (count) => `${number(count)} por estrenar`,
  personNote: 'Con tres películas o más',
  nobody: 'Todavía nadie en tres de estas películas.',
  none: 'Todavía no hay datos.',
  runtime: {
    under: (minutes) => `Menos de ${number(minutes)} min`,
    between: (least, most) => `${number(least)}–${number(most)} min`,
    over: (minutes) => `${number(minutes)} min o más`,
  },
  decade: (year) => `Años ${year}`,
  filters: {
    released: (year) => `Estrenadas en ${year}`,
    director: (name) => `Dirigidas por ${name}`,
    actor: (name) => `Con ${name}`,
    own: (rating) => `Tú: ${rating}`,
    votes: (rating) => `TMDB: ${rating}`,
    rated: 'Valoradas por ti',
    undated: 'Sin fecha',
    rewatch: 'Vistas otra vez',
    unlisted: 'En ninguna lista',
    since: (date) => `Desde el ${date}`,
    until: (date) => `Hasta el ${date}`,
    unknownPerson: 'una persona',
  },
  undated: (count) =>
    plural(count, {
      one: `${number(count)} visionado no tiene fecha: cuenta en los totales, pero no en los gráficos por día, mes y año.`,
      many: `${number(count)} de visionados no tienen fecha: cuentan en los totales, pero no en los gráficos por día, mes y año.`,
      other: `${number(count)} visionados no tienen fecha: cuentan en los totales, pero no en los gráficos por día, mes y año.`,
    }),
  withoutViewing: (count) =>
    plural(count, {
      one: `${number(count)} película está marcada como vista sin visionado: cuenta en el total, pero no en los gráficos.`,
      many: `${number(count)} de películas están marcadas como vistas sin visionado: cuentan en el total, pero no en los gráficos.`,
      other: `${number(count)} películas están marcadas como vistas sin visionado: cuentan en el total, pero no en los gráficos.`,
    }),
  unknownRuntimes: (count) =>
    plural(count, {
      one: `No se conoce la duración de ${number(count)} visionado, así que faltan horas.`,
      many: `No se conoce la duración de ${number(count)} de visionados, así que faltan horas.`,
      other: `No se conoce la duración de ${number(count)} visionados, así que faltan horas.`,
    }),
  facts: {
    label: 'Cargando detalles',
    missing: (count) =>
      plural(count, {
        one: `Todavía no se conocen las personas, el país y el idioma de ${number(count)} película.`,
        many: `Todavía no se conocen las personas, los países y los idiomas de ${number(count)} de películas.`,
        other: `Todavía no se conocen las personas, los países y los idiomas de ${number(count)} películas.`,
      }),
    paused: 'La carga está en pausa.',
    waiting: 'La carga seguirá cuando vuelvas a tener conexión.',
    failed: 'TMDB no ha respondido.',
    pause: 'Pausar',
    resume: 'Cargar detalles',
  },
  watchlist: {
    heading: 'Aún en tu lista',
    amount: (count, time) => `${movies(count)}, ${time} por ver`,
    unknown: (count) =>
      plural(count, {
        one: `Sin contar ${number(count)} película de duración desconocida.`,
        many: `Sin contar ${number(count)} de películas de duración desconocida.`,
        other: `Sin contar ${number(count)} películas de duración desconocida.`,
      }),
    pace: (weeks) =>
      plural(weeks, {
        one: `Al ritmo de tus últimos 90 días, terminas en ${number(weeks)} semana.`,
        many: `Al ritmo de tus últimos 90 días, terminas en ${number(weeks)} de semanas.`,
        other: `Al ritmo de tus últimos 90 días, terminas en ${number(weeks)} semanas.`,
      }),
  },
  few: 'Las medias y los gráficos aparecen aquí a partir de cinco películas.',
  empty: 'Todavía no hay visionados. Marca una película como vista y aquí verás sus números.',
  emptyPeriod: 'No has visto nada en este periodo.',
  showAll: 'Mostrar todo',
  review: {
    open: (year) => `Resumen de ${year}`,
    heading: (year) => `Resumen de ${year}`,
    subtitle: 'Tu año en una imagen para guardar o compartir',
    back: 'Volver a las estadísticas',
    shape: 'Forma de la imagen',
    portrait: 'Vertical',
    landscape: 'Horizontal',
    download: 'Descargar imagen',
    share: 'Compartir',
    failed: 'No se ha podido crear la imagen.',
    empty: (year) => `No viste nada en ${year}.`,
    year: 'Mi año de cine',
    pace: (days, month) =>
      days === 1
        ? `Una película al día, sobre todo en ${month}.`
        : `Una película cada ${number(days)} días, sobre todo en ${month}.`,
    genres: 'Géneros más vistos',
    directors: 'Directores',
    actors: 'Actores',
    first: 'Primera película',
    last: 'Última película',
    best: 'Mejor valoradas',
    all: 'Película a película',
  },
} satisfies StatisticsMessages
