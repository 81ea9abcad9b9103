import { numbersOf } from '../numbers.ts'
import { pluralOf } from '../plural.ts'
import type { ImportMessages } from './messages.ts'

const plural = pluralOf('es-ES')
const { number, megabytes } = numbersOf('es-ES')

const movies = (count: number): string =>
  plural(count, {
    one: `${number(count)} película`,
    many: `${number(count)} de películas`,
    other: `${number(count)} películas`,
  })

const collectionCount = (count: number): string =>
  plural(count, {
    one: `${number(count)} colección`,
    many: `${number(count)} de colecciones`,
    other: `${number(count)} colecciones`,
  })

export const esES = {
  choose: 'Importar datos',
  drop: 'Elige o suelta un archivo exportado. Verás los cambios antes de guardarlos.',
  dropNow: 'Suelta el archivo aquí',
  reading: 'Leyendo el archivo…',
  cancel: 'Cancelar',
  title: 'Importar datos',
  exported: (date) => `Fecha de exportación: ${date}`,
  exportDateUnknown: 'Fecha de exportación desconocida',
  inFile: 'En el archivo',
  lists: {
    watchlist: 'Películas en tu lista',
    collections: 'Colecciones',
    collectionMovies: 'Películas en colecciones',
    watchHistory: 'Historial',
    notForMe: 'No es para mí',
    settings: 'Ajustes',
  },
  count: number,
  strategy: 'Modo de importación',
  strategies: {
    merge: { name: 'Combinar', hint: 'Añade lo que aún no tienes. Lo que ya tienes se queda como está.' },
    overwrite: { name: 'Sustituir', hint: 'Sustituye tus listas por las del archivo.' },
  },
  outcome: 'Qué va a cambiar',
  changes: { added: 'Se añaden', kept: 'Se conservan', replaced: 'Se sustituyen', removed: 'Se quitan' },
  total: (change, count) => `${change}: ${number(count)}`,
  settingsChange: (fields) => `Ajustes que cambian: ${fields}`,
  noSettingsChange: 'Los ajustes no cambian.',
  renamed: (count) =>
    plural(count, {
      one: `${number(count)} colección recibe un número porque su nombre ya existe.`,
      many: `${number(count)} de colecciones reciben un número porque sus nombres ya existen.`,
      other: `${number(count)} colecciones reciben un número porque sus nombres ya existen.`,
    }),
  orphans: (count) =>
    plural(count, {
      one: `${number(count)} película se omite porque su colección no existe.`,
      many: `${number(count)} de películas se omiten porque sus colecciones no existen.`,
      other: `${number(count)} películas se omiten porque sus colecciones no existen.`,
    }),
  leftOut: (count) =>
    plural(count, {
      one: `${number(count)} entrada no se puede leer y se omite`,
      many: `${number(count)} de entradas no se pueden leer y se omiten`,
      other: `${number(count)} entradas no se pueden leer y se omiten`,
    }),
  wrongRatings: (count) =>
    plural(count, {
      one: `${number(count)} valoración fuera del 1 al 10 se omite`,
      many: `${number(count)} de valoraciones fuera del 1 al 10 se omiten`,
      other: `${number(count)} valoraciones fuera del 1 al 10 se omiten`,
    }),
  reason: (list, count, reason) => `${list}: ${number(count)}, ${reason}`,
  reasons: {
    'not a list': 'no es una lista',
    'not an object': 'no es un registro',
    'no movie id': 'sin ID de película',
    'no id': 'sin ID',
    'no name': 'sin nombre',
    'no collection id': 'sin ID de colección',
    repeated: 'repetido en el archivo',
    setting: (field) => `${field}: valor no válido`,
  },
  key: {
    label: 'Usar la clave de API del archivo',
    new: 'Aún no tienes ninguna.',
    other: 'Sustituirá a la tuya.',
  },
  confirm: 'Importar',
  replaceMovies: (count) => `Sustituir ${movies(count)}`,
  replaceLists: 'Sustituir mis listas',
  importing: 'Importando…',
  tooMuch: (amount) => `Esto no cabe en el almacenamiento del navegador. Sobran ${amount}.`,
  megabytes,
  problems: {
    'no file': 'No hay ningún archivo disponible',
    failed: 'No se ha podido leer el archivo de importación',
    'not readable': 'No se ha podido leer el archivo.',
    'not text': 'No se ha podido leer el archivo como texto.',
    'not json': 'El archivo no es un JSON válido.',
    'not a backup': 'El archivo no es una exportación válida.',
    'not saved': 'El navegador no ha guardado los datos importados. Todo sigue como estaba.',
    tooLarge: (size, most) => `El archivo es demasiado grande: ${size}. Se pueden importar ${most} como máximo.`,
    schema: (version) => `Versión del esquema de datos no compatible: ${version}`,
    noSchema: 'desconocida',
    lists: {
      watchlist: 'Los datos de tu lista no tienen un formato válido.',
      collections: 'Los datos de las colecciones no tienen un formato válido.',
      collectionMovies: 'Los datos de las películas en colecciones no tienen un formato válido.',
    },
  },
  failed: 'No se han podido importar los datos',
  done: {
    title: 'Importación completada',
    description: (items, collections) =>
      `Datos importados: ${movies(items)} en tu lista y ${collectionCount(collections)}`,
  },
  last: (fileName, date) => `Última importación: ${fileName} (${date})`,
  undo: 'Deshacer la importación',
  undoHint: 'Se puede deshacer hasta que cambies tus listas.',
  undone: { title: 'Importación deshecha', description: 'Tus datos vuelven a estar como antes de la importación' },
  undoFailed: 'No se ha podido deshacer la importación. Inténtalo de nuevo.',
} satisfies ImportMessages
