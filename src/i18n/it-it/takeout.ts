import type { TakeoutMessages } from '../messages/takeout.ts'
import { movies, number, plural } from './grammar.ts'

export const itIT = {
  heading: 'Usali altrove',
  note: 'File con i tuoi film per altri servizi e per i fogli di calcolo. Solo un backup contiene tutto.',
  empty: 'Non c’è ancora niente da portare via.',
  spreadsheet: 'Foglio di calcolo',
  hints: {
    letterboxd: 'Diario, watchlist e collezioni come liste',
    trakt: 'Cronologia, voti e watchlist',
    table: 'Tutto in una tabella, una riga per ogni dato',
  },
  title: (name) => `File per ${name}`,
  contents: (count, files) =>
    `${movies(count)} in ${plural(files, { one: 'un file', many: `${number(files)} di file`, other: `${number(files)} file` })}.`,
  zip: 'Sono in un unico file ZIP. Estraili prima di caricarli.',
  lost: 'Che cosa resta fuori',
  losses: {
    'times of day': 'L’ora di una visione: restano i giorni.',
    'viewings of one day': 'Le visioni di un film nello stesso giorno diventano una. Note e tag di tutte restano.',
    'undated viewings': 'Più visioni senza data diventano una.',
    'ratings without a viewing': 'I film con un voto o una nota ma senza visione valgono come visti.',
    likes: 'I «mi piace».',
    'when it was rated': 'Quando hai dato il voto a un film.',
    'when it was added': 'Quando hai aggiunto un film.',
    'movies being watched': 'Che hai lasciato un film a metà.',
    'details of viewings': 'Voto, nota e tag di una singola visione. L’ultimo voto diventa quello del film.',
    'notes and tags': 'Note e tag.',
    collections: 'Collezioni.',
    'names of lists': 'Nomi e descrizioni delle collezioni: inseriscili quando crei le liste.',
    'the rest of the app': 'Impostazioni, schede, copertine e film che non fanno per te.',
  },
  concerns: (count) => `(${movies(count)})`,
  next: 'Dove caricarli',
  where: {
    letterboxd:
      'Carica lì la cronologia, la watchlist dalla pagina della tua watchlist e ogni lista dalla pagina di una nuova lista.',
    trakt: 'Carica lì il file, alla voce “Data”.',
    table: 'Si apre con Excel, LibreOffice, Numbers e Fogli Google, e Matinee può importarlo di nuovo.',
  },
  ids: {
    label: 'Ricerca degli ID IMDb',
    complete: 'Tutti gli ID IMDb sono stati cercati.',
    missing: (count) =>
      plural(count, {
        one: `${number(count)} film non ha ancora un ID IMDb. Puoi scaricare anche senza.`,
        many: `${number(count)} di film non hanno ancora un ID IMDb. Puoi scaricare anche senza.`,
        other: `${number(count)} film non hanno ancora un ID IMDb. Puoi scaricare anche senza.`,
      }),
  },
  failed: 'Non è stato possibile creare il file. Riprova.',
  cancel: 'Annulla',
  download: 'Scarica',
} satisfies TakeoutMessages
