import type { ListViewMessages } from '../messages/list-view.ts'
import { number, quoted } from './grammar.ts'

export const itIT: ListViewMessages = {
  title: 'Ordine e visualizzazione',
  close: 'Chiudi',
  density: 'Visualizzazione',
  densities: { posters: 'Locandine', small: 'Locandine piccole', rows: 'Righe' },
  shuffle: 'Mescola',
  arrange: 'Riordina',
  done: 'Fine',
  arrangeHint:
    'Trascina un film al suo posto. Con la tastiera: Spazio lo prende, le frecce lo spostano, Spazio lo posa, Esc lo rimette a posto.',
  arrangeTouchHint: 'Tieni premuto un film e trascinalo al suo posto.',
  grab: 'film che si può spostare',
  lifted: (title, place, all) => `${quoted(title)} preso: posto ${number(place)} di ${number(all)}.`,
  moved: (title, place, all) => `${quoted(title)}: posto ${number(place)} di ${number(all)}.`,
  dropped: (title, place, all) => `${quoted(title)} è ora al posto ${number(place)} di ${number(all)}.`,
  cancelled: (title, place) => `${quoted(title)} è tornato al posto ${number(place)}.`,
  orderChanged: 'Ordine modificato',
  orderChangedText: (title, place) => `${quoted(title)} è ora al posto ${number(place)}.`,
  refused: 'Impossibile modificare l’ordine.',
  cover: 'Copertina',
  automatic: 'Gli ultimi film',
  coverOf: (title) => `Copertina: ${quoted(title)}`,
  added: (date) => `Aggiunto: ${date}`,
}
