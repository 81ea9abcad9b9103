import type { ListViewMessages } from '../messages/list-view.ts'
import { number, quoted } from './grammar.ts'

export const deDE: ListViewMessages = {
  title: 'Sortieren und anzeigen',
  close: 'Schließen',
  density: 'Ansicht',
  densities: { posters: 'Poster', small: 'Kleine Poster', rows: 'Zeilen' },
  shuffle: 'Neu mischen',
  arrange: 'Anordnen',
  done: 'Fertig',
  arrangeHint:
    'Ziehe einen Film an seinen Platz. Mit der Tastatur: Leertaste nimmt ihn auf, die Pfeiltasten bewegen ihn, Leertaste legt ihn ab, Escape legt ihn zurück.',
  arrangeTouchHint: 'Halte einen Film gedrückt und zieh ihn an seinen Platz.',
  grab: 'Film, der sich verschieben lässt',
  lifted: (title, place, all) => `${quoted(title)} aufgenommen: Platz ${number(place)} von ${number(all)}.`,
  moved: (title, place, all) => `${quoted(title)}: Platz ${number(place)} von ${number(all)}.`,
  dropped: (title, place, all) => `${quoted(title)} ist jetzt auf Platz ${number(place)} von ${number(all)}.`,
  cancelled: (title, place) => `${quoted(title)} ist wieder auf Platz ${number(place)}.`,
  orderChanged: 'Reihenfolge geändert',
  orderChangedText: (title, place) => `${quoted(title)} ist jetzt auf Platz ${number(place)}.`,
  refused: 'Die Reihenfolge konnte nicht geändert werden.',
  cover: 'Titelbild',
  automatic: 'Neueste Filme',
  coverOf: (title) => `Titelbild: ${quoted(title)}`,
  added: (date) => `Hinzugefügt: ${date}`,
}
