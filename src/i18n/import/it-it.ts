import { collections, megabytes, movies, number, plural } from '../grammar/it-it.ts'
import type { ImportMessages } from './messages.ts'

export const itIT = {
  choose: 'Importa dati',
  drop: 'Scegli o trascina qui un file esportato. Vedrai le modifiche prima che vengano salvate.',
  dropNow: 'Rilascia il file qui',
  reading: 'Lettura del file…',
  cancel: 'Annulla',
  title: 'Importa dati',
  exported: (date) => `Data di esportazione: ${date}`,
  exportDateUnknown: 'Data di esportazione sconosciuta',
  inFile: 'Nel file',
  lists: {
    watchlist: 'Film nella watchlist',
    collections: 'Collezioni',
    collectionMovies: 'Film nelle collezioni',
    watchHistory: 'Cronologia',
    notForMe: 'Non fa per me',
    settings: 'Impostazioni',
  },
  count: number,
  strategy: 'Modalità di importazione',
  strategies: {
    merge: { name: 'Unisci', hint: 'Aggiunge ciò che non hai ancora. Ciò che hai resta com’è.' },
    overwrite: { name: 'Sostituisci', hint: 'Sostituisce i tuoi elenchi con quelli del file.' },
  },
  outcome: 'Che cosa cambierà',
  changes: { added: 'Da aggiungere', kept: 'Da mantenere', replaced: 'Da sostituire', removed: 'Da rimuovere' },
  total: (change, count) => `${change}: ${number(count)}`,
  settingsChange: (fields) => `Impostazioni che cambiano: ${fields}`,
  noSettingsChange: 'Le impostazioni restano invariate.',
  renamed: (count) =>
    plural(count, {
      one: `${number(count)} collezione riceve un numero, perché il suo nome è già in uso.`,
      many: `${number(count)} di collezioni ricevono un numero, perché i loro nomi sono già in uso.`,
      other: `${number(count)} collezioni ricevono un numero, perché i loro nomi sono già in uso.`,
    }),
  orphans: (count) =>
    plural(count, {
      one: `${number(count)} film viene ignorato, perché la sua collezione non esiste.`,
      many: `${number(count)} di film vengono ignorati, perché le loro collezioni non esistono.`,
      other: `${number(count)} film vengono ignorati, perché le loro collezioni non esistono.`,
    }),
  leftOut: (count) =>
    plural(count, {
      one: `${number(count)} riga non è leggibile e viene ignorata`,
      many: `${number(count)} di righe non sono leggibili e vengono ignorate`,
      other: `${number(count)} righe non sono leggibili e vengono ignorate`,
    }),
  wrongRatings: (count) =>
    plural(count, {
      one: `${number(count)} voto fuori dalla scala da 1 a 10 viene tralasciato`,
      many: `${number(count)} di voti fuori dalla scala da 1 a 10 vengono tralasciati`,
      other: `${number(count)} voti fuori dalla scala da 1 a 10 vengono tralasciati`,
    }),
  reason: (list, count, reason) => `${list}: ${number(count)}, ${reason}`,
  reasons: {
    'not a list': 'non è un elenco',
    'not an object': 'non è un record',
    'no movie id': 'senza ID del film',
    'no id': 'senza ID',
    'no name': 'senza nome',
    'no collection id': 'senza ID della collezione',
    repeated: 'ripetuto nel file',
    setting: (field) => `${field}: valore non valido`,
  },
  key: {
    label: 'Usa la chiave API del file',
    new: 'Non ne hai ancora una.',
    other: 'Sostituisce la tua.',
  },
  confirm: 'Importa',
  replaceMovies: (count) => `Sostituisci ${movies(count)}`,
  replaceLists: 'Sostituisci i miei elenchi',
  importing: 'Importazione…',
  tooMuch: (amount) => `Lo spazio di archiviazione del browser non basta. Mancano ${amount}.`,
  megabytes,
  problems: {
    'no file': 'Nessun file da leggere',
    failed: 'Impossibile leggere il file da importare',
    'not readable': 'Impossibile leggere il file.',
    'not text': 'Impossibile leggere il file come testo.',
    'not json': 'Il file non è un file JSON valido.',
    'not a backup': 'Il file non è un’esportazione valida.',
    'not saved': 'Il browser ha rifiutato di salvare i dati importati. Non è cambiato nulla.',
    tooLarge: (size, most) => `Il file è troppo grande: ${size}. Si possono importare al massimo ${most}.`,
    schema: (version) => `Versione dello schema dei dati non supportata: ${version}`,
    noSchema: 'sconosciuta',
    lists: {
      watchlist: 'Il formato della watchlist non è valido.',
      collections: 'Il formato delle collezioni non è valido.',
      collectionMovies: 'Il formato dei film delle collezioni non è valido.',
    },
  },
  failed: 'Importazione non riuscita',
  done: {
    title: 'Importazione completata',
    description: (items, lists) => `Elementi importati: ${movies(items)} nella watchlist e ${collections(lists)}`,
  },
  last: (fileName, date) => `Ultima importazione: ${fileName} (${date})`,
  undo: 'Annulla importazione',
  undoHint: 'Puoi farlo finché non modifichi i tuoi elenchi.',
  undone: {
    title: 'Importazione annullata',
    description: 'I tuoi dati sono di nuovo come prima dell’importazione',
  },
  undoFailed: 'Impossibile annullare l’importazione. Riprova.',
} satisfies ImportMessages
