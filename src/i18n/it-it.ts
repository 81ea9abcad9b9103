import { itITScreens } from './it-it-screens.ts'
import { numbersOf } from './numbers.ts'
import { pluralOf } from './plural.ts'
import type { EarlyTexts, Texts } from './texts.ts'

const plural = pluralOf('it-IT')
const { number, percent, decimal } = numbersOf('it-IT')

const early: EarlyTexts = {
  app: {
    name: 'Matinee',
    skipToContent: 'Vai al contenuto',
    retry: 'Riprova',
    failedTitle: 'Qualcosa è andato storto',
    failedHint: 'Non è stato possibile mostrare questa parte della pagina. La tua watchlist è al sicuro.',
    loading: 'Caricamento…',
  },
  navigation: {
    main: 'Navigazione principale',
    home: 'Home',
    discover: 'Scopri',
    watchlist: 'Watchlist',
    watched: 'Film visti',
    collections: 'Collezioni',
    settings: 'Impostazioni',
    scrollToTop: 'Torna su',
  },
  progress: {
    title: 'I tuoi progressi',
    watched: (count) =>
      plural(count, {
        one: `${number(count)} visto`,
        many: `${number(count)} visti`,
        other: `${number(count)} visti`,
      }),
    unwatched: (count) =>
      plural(count, {
        one: `${number(count)} non visto`,
        many: `${number(count)} non visti`,
        other: `${number(count)} non visti`,
      }),
    share: (share) => `${percent(share)} di film visti`,
  },
  demo: {
    notice: 'Stai esplorando il catalogo dimostrativo.',
    settings: 'Aggiungi chiave TMDB',
    dismiss: 'Chiudi avviso',
  },
  genres: {
    28: 'Azione',
    12: 'Avventura',
    16: 'Animazione',
    35: 'Commedia',
    80: 'Crime',
    99: 'Documentario',
    18: 'Dramma',
    10751: 'Famiglia',
    14: 'Fantasy',
    36: 'Storia',
    27: 'Horror',
    10402: 'Musica',
    9648: 'Mistero',
    10749: 'Romance',
    878: 'Fantascienza',
    10770: 'Film TV',
    53: 'Thriller',
    10752: 'Guerra',
    37: 'Western',
  },
  card: {
    noImage: 'Nessuna immagine',
    decimal,
    rating: (rating) => `Voto: ${rating} su 10`,
    named: (title, year) => (year === null ? title : `${title} (${year})`),
    add: (title) => `Aggiungi “${title}” alla watchlist`,
    remove: (title) => `Rimuovi “${title}” dalla watchlist`,
    inWatchlist: (title) => `“${title}” è nella tua watchlist`,
    markWatched: (title) => `Segna “${title}” come visto`,
    markUnwatched: (title) => `Segna “${title}” come non visto`,
    progress: (title, share) => `“${title}”: ${percent(share)} visto`,
  },
  search: {
    label: 'Cerca film',
    placeholder: 'Cerca film…',
    loading: 'Caricamento…',
    none: 'Nessun risultato trovato',
    seeAll: 'Vedi tutti i risultati',
    unknownYear: 'Anno sconosciuto',
    failed: 'La ricerca non è riuscita.',
    clear: 'Cancella la ricerca',
    results: 'Risultati della ricerca',
    found: (count) =>
      plural(count, {
        one: `${number(count)} risultato`,
        many: `${number(count)} di risultati`,
        other: `${number(count)} risultati`,
      }),
  },
  home: {
    recommended: 'Consigliati per te',
    seeAll: 'Vedi tutti',
    empty: 'Al momento non ci sono film di tendenza.',
  },
  toasts: {
    region: 'Messaggi',
    close: 'Chiudi',
    undo: 'Annulla',
    added: {
      title: 'Aggiunto alla watchlist',
      description: (title) => `“${title}” è stato aggiunto alla tua watchlist`,
    },
    removed: {
      title: 'Rimosso dalla watchlist',
      description: (title) => `“${title}” è stato rimosso dalla tua watchlist`,
      several: (count) =>
        plural(count, {
          one: `${number(count)} film è stato rimosso dalla tua watchlist`,
          many: `${number(count)} di film sono stati rimossi dalla tua watchlist`,
          other: `${number(count)} film sono stati rimossi dalla tua watchlist`,
        }),
    },
    mixed: (count) =>
      plural(count, {
        one: `${number(count)} modifica può essere annullata`,
        many: `${number(count)} di modifiche possono essere annullate`,
        other: `${number(count)} modifiche possono essere annullate`,
      }),
  },
  errors: {
    title: 'Errore',
    addFromCard: 'Impossibile aggiungere alla watchlist',
    removeFromWatchlist: 'Impossibile rimuovere dalla watchlist',
    provider: (status, reason) => `Errore dell’API di TMDB: ${status} ${reason}`,
    reasons: {
      network: 'Rete non raggiungibile',
      timeout: 'Tempo di attesa scaduto',
      malformed: 'Risposta non valida',
    },
    refusedKey: 'TMDB ha rifiutato la chiave API. Controllala nelle impostazioni.',
    checkKey: 'Controlla la chiave API',
  },
}

/** Italian, whole. */
export const itIT: Texts = {
  ...early,
  ...itITScreens,
  toasts: { ...early.toasts, ...itITScreens.toasts },
  errors: { ...early.errors, ...itITScreens.errors },
}
