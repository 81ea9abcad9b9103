import type { FiltersMessages } from '../messages/filters.ts'
import { number, plural } from './grammar.ts'

export const esES = {
  genres: 'Géneros',
  modes: { any: 'Cualquiera de ellos', all: 'Todos ellos' },
  year: 'Año de estreno',
  runtime: 'Duración',
  from: 'Desde',
  to: 'Hasta',
  any: 'Cualquiera',
  both: 'La queréis ver los dos',
  allMovies: 'Todas las películas',
  tabs: 'Filtros guardados',
  all: 'Todas',
  save: 'Guardar como pestaña',
  saveTitle: 'Guardar estos filtros como pestaña',
  saveHint: 'La pestaña conserva los filtros y el orden.',
  shared: 'Aparece en todas las colecciones.',
  name: 'Nombre',
  example: 'p. ej., Comedias cortas',
  nameTaken: 'Ya hay una pestaña con este nombre.',
  confirm: 'Guardar',
  update: 'Guardar cambios',
  edit: 'Editar pestaña',
  moveLeft: 'Mover a la izquierda',
  moveRight: 'Mover a la derecha',
  position: (place, count) => `Pestaña ${number(place)} de ${number(count)}`,
  delete: 'Eliminar pestaña',
  unknownRuntimes: (count: number) =>
    plural(count, {
      one: `Aún no se conoce la duración de ${number(count)} película.`,
      many: `Aún no se conoce la duración de ${number(count)} de películas.`,
      other: `Aún no se conoce la duración de ${number(count)} películas.`,
    }),
  toasts: {
    saved: 'Pestaña guardada',
    renamed: 'Nombre de la pestaña cambiado',
    updated: 'Pestaña actualizada',
    moved: 'Pestaña movida',
    deleted: 'Pestaña eliminada',
    failed: 'No se ha podido guardar el cambio',
  },
} satisfies FiltersMessages
