import type { OwnDataMessages } from '../messages/own-data.ts'
import { number, percent, plural } from './grammar.ts'

export const esES = {
  heading: 'Datos',
  import: 'Importar',
  backup: 'Copia de seguridad',
  storage: 'Almacenamiento',
  note: 'Tus datos están solo en este navegador. Si borras los datos del sitio, los pierdes: expórtalos como copia de seguridad.',
  watchlistItems: 'Películas en tu lista',
  collections: 'Colecciones',
  moviesInCollections: 'Películas en colecciones',
  space: 'Espacio de almacenamiento',
  used: (share) => (share < 1 ? `Menos del ${percent(1)} ocupado` : `${percent(share)} ocupado`),
  room: (count) =>
    plural(count, {
      one: `cabe aproximadamente ${number(count)} película más`,
      many: `caben aproximadamente ${number(count)} de películas más`,
      other: `caben aproximadamente ${number(count)} películas más`,
    }),
  full: 'no caben más películas',
  usedAndRoom: (used, room) => `${used}, ${room}`,
  copy: {
    last: 'Última copia',
    never: 'Aún no hay ninguna copia',
    isExempt: 'El navegador borra sus datos tras una semana sin visitas. Una copia queda a salvo de eso.',
    orInstalledIsExempt:
      'El navegador borra sus datos tras una semana sin visitas, salvo que instales Matinee. Una copia queda a salvo de eso.',
    none: 'No tienes ninguna copia fuera de este navegador.',
    uncopied: (changes) =>
      plural(changes, {
        one: `${number(changes)} cambio está solo en este navegador.`,
        many: `${number(changes)} de cambios están solo en este navegador.`,
        other: `${number(changes)} cambios están solo en este navegador.`,
      }),
    dismiss: 'No volver a recordármelo',
  },
  seenListed: (count) =>
    plural(count, {
      one: `${number(count)} película que habías visto o puntuado no estaba en ninguna lista. Ahora está en «Ya vistas».`,
      many: `${number(count)} de películas que habías visto o puntuado no estaban en ninguna lista. Ahora están en «Ya vistas».`,
      other: `${number(count)} películas que habías visto o puntuado no estaban en ninguna lista. Ahora están en «Ya vistas».`,
    }),
  persistence: 'Almacenamiento protegido',
  persisted: 'Activado. El navegador no borrará estos datos por su cuenta.',
  notPersisted: 'Desactivado. El navegador puede borrar estos datos si falta espacio.',
  clearedAfterAWeek:
    'Desactivado. El navegador borra estos datos tras una semana sin visitas, o antes si falta espacio.',
  onHomeScreen:
    'En la pantalla de inicio esto no ocurre, pero Matinee empieza vacía: exporta tus datos, elige Compartir > Añadir a pantalla de inicio e importa allí el archivo.',
  inDock:
    'En el Dock esto no ocurre, pero Matinee empieza vacía: exporta tus datos, elige Archivo > Añadir al Dock e importa allí el archivo.',
  storedIn: 'Copia de seguridad',
  storedTwice: 'Activada. Si una copia se daña, la otra la sustituye.',
  export: 'Exportar datos',
  includeKey: 'Incluir mi clave de API',
  includeKeyHint: 'Cualquiera que tenga el archivo podrá leer la clave.',
  noKey: 'No has añadido ninguna clave.',
} satisfies OwnDataMessages
