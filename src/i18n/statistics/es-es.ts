import { numbersOf } from '../numbers.ts'
import { pluralOf } from '../plural.ts'
import type { StatisticsMessages } from './messages.ts'

const plural = pluralOf('es-ES')
const { number } = numbersOf('es-ES')

const movies = (count: number) =>
  plural(count, {
    one: `${number(count)} película`,
    many: `${number(count)} de películas`,
    other: `${number(count)} películas`,
  })

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
    directors: 'Directores que más has visto',
    actors: 'Actores que más has visto',
    collections: 'Tus colecciones',
    filmographies: 'Películas de tus directores',
  },
  yourRatings: 'Tú',
  tmdbRatings: 'TMDB',
  asTable: 'Mostrar como tabla',
  asChart: 'Mostrar como gráfico',
  less: 'Menos',
  more: 'Más',
  share: (watched, total) => `${number(watched)} de ${number(total)}`,
  personNote: 'Con tres películas o más',
  nobody: 'Todavía nadie en tres de estas películas.',
  none: 'Todavía no se conoce ningún dato.',
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
    waiting: 'La carga espera una conexión.',
    failed: 'TMDB no respondió.',
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
  few: 'Las medias y los gráficos dicen algo a partir de cinco películas. Aquí estarán.',
  empty: 'Todavía no hay visionados. Marca una película como vista y aquí verás sus números.',
  emptyPeriod: 'No viste nada en este periodo.',
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
    failed: 'No se pudo crear la imagen.',
    empty: (year) => `No viste nada en ${year}.`,
    year: 'Mi año de cine',
    genres: 'Géneros favoritos',
    directors: 'Directores',
    actors: 'Actores',
    first: 'Primera película',
    last: 'Última película',
    best: 'Mejor valoradas',
  },
} satisfies StatisticsMessages
