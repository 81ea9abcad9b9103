import type { SharingMessages } from '../messages/sharing.ts'
import { movies, number, plural } from './grammar.ts'

export const esES = {
  share: 'Compartir',
  title: 'Compartir esta lista',
  narrowed: (name, filters) => `${name}: ${filters}`,
  as: 'Compartir como',
  kinds: { link: 'Enlace', picture: 'Imagen', page: 'Página', text: 'Texto' },
  shape: 'Formato',
  shapes: { portrait: 'Vertical', landscape: 'Horizontal' },
  name: 'Nombre',
  note: 'Nota (opcional)',
  reveals: 'Se ven el nombre, la nota y los títulos: ni puntuaciones, ni fechas, ni lo que has visto.',
  revealsLink: 'La lista va en el propio enlace. Ningún servidor la guarda y cualquiera que lo tenga puede leerla.',
  cancel: 'Cancelar',
  make: 'Crear',
  making: 'Creando…',
  failed: 'No se ha podido crear. Inténtalo de nuevo.',
  back: 'Atrás',
  copy: 'Copiar',
  download: 'Descargar',
  copied: 'Copiado.',
  handedOver: 'Listo.',
  refused: 'Tu navegador no lo ha hecho. Todavía puedes seleccionarlo o descargarlo.',
  idsOnly:
    'La lista es larga, así que el enlace solo lleva los números de las películas. Los títulos se buscan al abrirlo.',
  tooLong:
    'La lista es demasiado larga para un enlace, así que es una página: un archivo que se abre en cualquier navegador.',
  openInApp: 'Abrir en Matinee',
  madeWith: 'Hecho con Matinee. Datos de películas de TMDB.',
  opened: {
    heading: 'Lista compartida',
    reading: 'Leyendo la lista…',
    notStored: 'No se guarda nada hasta que añadas algo.',
    lookingUp: (found, all) => `Buscando carteles: ${number(found)} de ${number(all)}`,
    incomplete: 'TMDB no ha respondido por todas.',
    addAll: (count) => `Añadir todas (${number(count)})`,
    allThere: 'Todas en tus listas',
    addToCollection: 'Añadir a una colección',
    notNow: 'Ahora no',
    failed: 'Tu navegador no ha podido descomprimir esta lista.',
    problems: {
      damaged: 'Este enlace está dañado. Pídelo otra vez y cópialo entero.',
      'too large': 'Este enlace contiene más de lo que cabe en una lista.',
      'newer version': 'Este enlace se creó con una versión más reciente de Matinee. Recarga para obtenerla.',
    },
  },
  friends: {
    keep: 'Guardar como lista de un amigo',
    name: 'Nombre del amigo',
    nameHint: 'La lista se guarda aparte de las tuyas.',
    replace: 'O sustituye la lista de',
    replaces: (name) => `Sustituye la lista que tienes de ${name}.`,
    confirm: 'Guardar lista',
    isKept: (name) => `Guardada como lista de ${name}.`,
    show: (name) => `Ver la lista de ${name}`,
    subtitle: 'Lo que quieren ver tus amigos',
    empty: 'Aún no hay listas de amigos.',
    emptyHint:
      'Pide a un amigo que comparta una lista como enlace. Ábrelo aquí y elige «Guardar como lista de un amigo».',
    facts: (amount, day) => `${amount}, guardadas el ${day}`,
    both: (count) =>
      count === 0
        ? 'Ninguna está en tu lista.'
        : plural(count, {
            one: `Los dos queréis ver ${number(count)} película.`,
            many: `Los dos queréis ver ${number(count)} películas.`,
            other: `Los dos queréis ver ${number(count)} películas.`,
          }),
    rename: 'Cambiar nombre',
    confirmRename: 'Guardar',
    nameTaken: 'Ya hay un amigo con este nombre.',
    color: 'Color',
    colors: { blue: 'Azul', orange: 'Naranja', green: 'Verde', purple: 'Morado', red: 'Rojo', teal: 'Turquesa' },
    remove: 'Quitar',
    sameName: {
      two: (name) => `Dos amigos se llaman ${name}`,
      more: (name) => `Varios amigos se llaman ${name}`,
    },
    merge: 'Combinar',
    toasts: {
      kept: 'Lista guardada',
      replaced: 'Lista sustituida',
      renamed: 'Nombre cambiado',
      recolored: 'Color cambiado',
      removed: 'Amigo quitado',
      merged: 'Amigos combinados',
      failed: 'No se ha podido guardar el cambio',
    },
  },
  takeout: {
    heading: 'Úsalo en otro sitio',
    note: 'Archivos con tus películas para otros servicios y para hojas de cálculo. Solo una copia de seguridad lo tiene todo.',
    empty: 'Todavía no hay nada que llevarse.',
    spreadsheet: 'Hoja de cálculo',
    hints: {
      letterboxd: 'Diario, lista de pendientes y colecciones como listas',
      trakt: 'Historial, puntuaciones y lista de pendientes',
      table: 'Todo en una tabla, con una fila para cada dato',
    },
    title: (name) => `Archivos para ${name}`,
    contents: (count, files) =>
      `${movies(count)} en ${plural(files, { one: 'un archivo', many: `${number(files)} de archivos`, other: `${number(files)} archivos` })}.`,
    zip: 'Vienen en un archivo ZIP. Descomprímelo antes de subirlos.',
    formulas:
      'Son para subirlos: en una hoja de cálculo, los textos que empiezan por = + - o @ se convierten en fórmulas.',
    lost: 'Lo que allí no cabe',
    losses: {
      'who watched it too': 'Con quién viste una película.',
      'times of day': 'La hora de un visionado: quedan los días.',
      'viewings of one day':
        'Los visionados de una película en un mismo día pasan a ser uno. Se conservan las notas y etiquetas de todos.',
      'undated viewings': 'Varios visionados sin fecha pasan a ser uno.',
      'ratings without a viewing': 'Las películas con puntuación o nota, pero sin visionado, cuentan como vistas.',
      likes: 'Los «me gusta».',
      'when it was rated': 'Cuándo puntuaste una película.',
      'when it was added': 'Cuándo añadiste una película.',
      'movies being watched': 'Que tienes una película a medias.',
      'details of viewings':
        'La puntuación, la nota y las etiquetas de cada visionado. La última puntuación pasa a ser la de la película.',
      'notes and tags': 'Las notas y etiquetas.',
      collections: 'Las colecciones.',
      'names of lists': 'Los nombres y descripciones de las colecciones: escríbelos al crear las listas.',
      'the rest of the app': 'Los ajustes, las pestañas, las portadas y las películas que no son para ti.',
    },
    concerns: (count) => `(${movies(count)})`,
    next: 'Dónde subirlo',
    where: {
      letterboxd:
        'Sube allí el historial, la lista de pendientes en tu página «Watchlist» y cada lista en la página de una lista nueva.',
      trakt: 'Sube allí el archivo, en «Data».',
      table:
        'Se abre con Excel, LibreOffice, Numbers y Hojas de cálculo de Google, y Matinee puede volver a importarlo.',
    },
    ids: {
      label: 'Buscando los identificadores de IMDb',
      complete: 'Se han buscado todos los identificadores de IMDb.',
      resume: 'Reanudar',
      missing: (count) =>
        plural(count, {
          one: `${number(count)} película no tiene aún identificador de IMDb. También puedes descargar sin él.`,
          many: `${number(count)} de películas no tienen aún identificador de IMDb. También puedes descargar sin ellos.`,
          other: `${number(count)} películas no tienen aún identificador de IMDb. También puedes descargar sin ellos.`,
        }),
    },
    failed: 'No hemos podido crear el archivo. Inténtalo de nuevo.',
    cancel: 'Cancelar',
    download: 'Descargar',
  },
} satisfies SharingMessages
