import { esESScreens } from './es-es-screens.ts'
import { numbersOf } from './numbers.ts'
import { pluralOf } from './plural.ts'
import type { EarlyTexts, Texts } from './texts.ts'

const plural = pluralOf('es-ES')
const { number, percent, decimal } = numbersOf('es-ES')

const early: EarlyTexts = {
  app: {
    name: 'Matinee',
    skipToContent: 'Saltar al contenido',
    retry: 'Reintentar',
    failedTitle: 'Algo ha salido mal',
    failedHint: 'No se ha podido mostrar esta parte de la página. Tu lista está a salvo.',
    loading: 'Cargando…',
  },
  navigation: {
    main: 'Principal',
    home: 'Inicio',
    discover: 'Descubrir',
    watchlist: 'Mi lista',
    watched: 'Vistas',
    collections: 'Colecciones',
    settings: 'Ajustes',
    scrollToTop: 'Volver arriba',
  },
  progress: {
    title: 'Tu progreso',
    watched: (count) =>
      plural(count, {
        one: `${number(count)} vista`,
        many: `${number(count)} vistas`,
        other: `${number(count)} vistas`,
      }),
    unwatched: (count) => `${number(count)} sin ver`,
    share: (share) => `${percent(share)} visto`,
  },
  demo: {
    notice: 'Estás viendo el catálogo de demostración.',
    settings: 'Añade tu clave de TMDB',
    dismiss: 'Cerrar este aviso',
  },
  genres: {
    28: 'Acción',
    12: 'Aventura',
    16: 'Animación',
    35: 'Comedia',
    80: 'Crimen',
    99: 'Documental',
    18: 'Drama',
    10751: 'Familia',
    14: 'Fantasía',
    36: 'Historia',
    27: 'Terror',
    10402: 'Música',
    9648: 'Misterio',
    10749: 'Romance',
    878: 'Ciencia ficción',
    10770: 'Película de TV',
    53: 'Suspense',
    10752: 'Bélica',
    37: 'Western',
  },
  card: {
    noImage: 'Sin imagen',
    decimal,
    rating: (rating) => `Valoración: ${rating} de 10`,
    named: (title, year) => (year === null ? title : `${title} (${year})`),
    add: (title) => `Añadir «${title}» a tu lista`,
    remove: (title) => `Quitar «${title}» de tu lista`,
    inWatchlist: (title) => `«${title}» está en tu lista`,
    markWatched: (title) => `Marcar «${title}» como visto`,
    markUnwatched: (title) => `Marcar «${title}» como no visto`,
    progress: (title, share) => `«${title}»: ${percent(share)} visto`,
  },
  search: {
    label: 'Buscar películas',
    placeholder: 'Buscar películas…',
    loading: 'Cargando…',
    none: 'No se han encontrado resultados',
    seeAll: 'Ver todos los resultados',
    unknownYear: 'Año desconocido',
    failed: 'La búsqueda ha fallado.',
    clear: 'Borrar la búsqueda',
    results: 'Resultados de búsqueda',
    found: (count) =>
      plural(count, {
        one: `${number(count)} resultado`,
        many: `${number(count)} de resultados`,
        other: `${number(count)} resultados`,
      }),
  },
  home: {
    recommended: 'Recomendaciones para ti',
    seeAll: 'Ver todo',
    empty: 'Ahora mismo no hay películas que sean tendencia.',
  },
  toasts: {
    region: 'Mensajes',
    close: 'Cerrar',
    undo: 'Deshacer',
    added: { title: 'Añadido a tu lista', description: (title) => `«${title}» se ha añadido a tu lista` },
    removed: {
      title: 'Quitado de tu lista',
      description: (title) => `«${title}» se ha quitado de tu lista`,
      several: (count) =>
        plural(count, {
          one: `Se ha quitado ${number(count)} película de tu lista`,
          many: `Se han quitado ${number(count)} de películas de tu lista`,
          other: `Se han quitado ${number(count)} películas de tu lista`,
        }),
    },
    mixed: (count) =>
      plural(count, {
        one: `Se puede deshacer ${number(count)} cambio`,
        many: `Se pueden deshacer ${number(count)} de cambios`,
        other: `Se pueden deshacer ${number(count)} cambios`,
      }),
  },
  errors: {
    title: 'Error',
    addFromCard: 'No se ha podido añadir a tu lista',
    removeFromWatchlist: 'No se ha podido quitar de tu lista',
    provider: (status, reason) => `Error de la API de TMDB: ${status} ${reason}`,
    reasons: {
      network: 'Sin conexión a la red',
      timeout: 'Tiempo de espera agotado',
      malformed: 'Respuesta no válida',
    },
    refusedKey: 'TMDB ha rechazado la clave de API. Compruébala en Ajustes.',
    checkKey: 'Comprobar la clave de API',
  },
}

/** Spanish (Spain), whole. */
export const esES: Texts = {
  ...early,
  ...esESScreens,
  toasts: { ...early.toasts, ...esESScreens.toasts },
  errors: { ...early.errors, ...esESScreens.errors },
}
