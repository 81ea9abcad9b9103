import type { FiltersMessages } from '../messages/filters.ts'
import { number, plural } from './grammar.ts'

export const itIT = {
  genres: 'Generi',
  modes: { any: 'Almeno uno', all: 'Tutti insieme' },
  year: 'Anno di uscita',
  runtime: 'Durata',
  from: 'Da',
  to: 'A',
  any: 'Qualsiasi',
  both: 'Lo vogliono vedere entrambi',
  allMovies: 'Tutti i film',
  tabs: 'Filtri salvati',
  all: 'Tutti',
  save: 'Salva come scheda',
  saveTitle: 'Salva questi filtri come scheda',
  saveHint: 'La scheda conserva i filtri e l’ordine.',
  shared: 'Compare in tutte le collezioni.',
  name: 'Nome',
  example: 'ad es. Commedie brevi',
  nameTaken: 'Esiste già una scheda con questo nome.',
  confirm: 'Salva',
  update: 'Salva modifiche',
  edit: 'Modifica scheda',
  moveLeft: 'Sposta a sinistra',
  moveRight: 'Sposta a destra',
  position: (place, count) => `Scheda ${number(place)} di ${number(count)}`,
  delete: 'Elimina scheda',
  unknownRuntimes: (count: number) =>
    plural(count, {
      one: `La durata di ${number(count)} film non è ancora nota.`,
      many: `La durata di ${number(count)} di film non è ancora nota.`,
      other: `La durata di ${number(count)} film non è ancora nota.`,
    }),
  toasts: {
    saved: 'Scheda salvata',
    renamed: 'Scheda rinominata',
    updated: 'Scheda aggiornata',
    moved: 'Scheda spostata',
    deleted: 'Scheda eliminata',
    failed: 'Impossibile salvare la modifica',
  },
} satisfies FiltersMessages
