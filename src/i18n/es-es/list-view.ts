import type { ListViewMessages } from '../messages/list-view.ts'
import { number, quoted } from './grammar.ts'

export const esES: ListViewMessages = {
  title: 'Orden y vista',
  close: 'Cerrar',
  density: 'Vista',
  densities: { posters: 'Carteles', small: 'Carteles pequeños', rows: 'Filas' },
  shuffle: 'Mezclar',
  arrange: 'Reordenar',
  done: 'Listo',
  arrangeHint:
    'Arrastra una película a su sitio. Con el teclado: Espacio la coge, las flechas la mueven, Espacio la suelta, Escape la devuelve.',
  arrangeTouchHint: 'Mantén pulsada una película y arrástrala a su sitio.',
  grab: 'película que se puede mover',
  lifted: (title, place, all) => `${quoted(title)}, cogida: puesto ${number(place)} de ${number(all)}.`,
  moved: (title, place, all) => `${quoted(title)}: puesto ${number(place)} de ${number(all)}.`,
  dropped: (title, place, all) => `${quoted(title)} está ahora en el puesto ${number(place)} de ${number(all)}.`,
  cancelled: (title, place) => `${quoted(title)} vuelve al puesto ${number(place)}.`,
  orderChanged: 'Orden cambiado',
  orderChangedText: (title, place) => `${quoted(title)} está ahora en el puesto ${number(place)}.`,
  refused: 'No se ha podido cambiar el orden.',
  cover: 'Portada',
  automatic: 'Últimas películas',
  coverOf: (title) => `Portada: ${quoted(title)}`,
  added: (date) => `Añadida: ${date}`,
}
