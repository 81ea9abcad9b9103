import type { StatisticsMessages } from '../messages/statistics.ts'
import { movies, number, plural } from './grammar.ts'

export const itIT = {
  heading: 'Statistiche',
  subtitle: 'Tutto quello che hai visto, in numeri',
  period: 'Periodo',
  allTime: 'Da sempre',
  range: 'Scegli le date…',
  from: 'Dal',
  to: 'Al',
  movies,
  viewings: (count) =>
    plural(count, {
      one: `${number(count)} visione`,
      many: `${number(count)} di visioni`,
      other: `${number(count)} visioni`,
    }),
  hours: (count) =>
    plural(count, { one: `${number(count)} ora`, many: `${number(count)} di ore`, other: `${number(count)} ore` }),
  days: (count) =>
    plural(count, {
      one: `${number(count)} giorno`,
      many: `${number(count)} di giorni`,
      other: `${number(count)} giorni`,
    }),
  totals: {
    counting: 'Conteggio in corso',
    label: 'Totali',
    movies: 'Film',
    viewings: 'Visioni',
    hours: 'Ore',
    rewatches: 'Rivisti',
    average: 'Voto medio',
    streak: 'Serie più lunga',
    busiestDay: 'Giorno più intenso',
    busiestMonth: 'Mese più intenso',
  },
  charts: {
    calendar: (year) => `Visioni nel ${year}`,
    years: 'Visioni per anno',
    months: 'Visioni per mese',
    weekdays: 'Visioni per giorno della settimana',
    ratings: 'Voti',
    decades: 'Decenni',
    releaseYears: 'Anni di uscita',
    genres: 'Generi',
    countries: 'Paesi',
    languages: 'Lingue originali',
    runtimes: 'Durate',
    companions: 'Con chi hai visto i film',
    directors: 'Registi più visti',
    actors: 'Attori più visti',
    collections: 'Le tue collezioni',
    filmographies: 'Film dei tuoi registi',
  },
  yourRatings: 'Tu',
  noLanguage: 'Nessuna lingua',
  serboCroatian: 'serbo-croato',
  tmdbRatings: 'TMDB',
  asTable: 'Mostra come tabella',
  asChart: 'Mostra come grafico',
  less: 'Meno',
  more: 'Più',
  share: (watched, total) => `${number(watched)} su ${number(total)}`,
  seen: (watched, total) =>
    plural(watched, {
      one: `${number(watched)} visto su ${number(total)}`,
      many: `${number(watched)} visti su ${number(total)}`,
      other: `${number(watched)} visti su ${number(total)}`,
    }),
  unreleased: (count) => `${number(count)} in arrivo`,
  personNote: 'Con tre film o più',
  nobody: 'Ancora nessuno in tre di questi film.',
  none: 'Ancora nessun dato.',
  runtime: {
    under: (minutes) => `Meno di ${number(minutes)} min`,
    between: (least, most) => `${number(least)}–${number(most)} min`,
    over: (minutes) => `${number(minutes)} min o più`,
  },
  decade: (year) => `Anni ${year}`,
  filters: {
    released: (year) => `Usciti nel ${year}`,
    director: (name) => `Diretti da ${name}`,
    actor: (name) => `Con ${name}`,
    own: (rating) => `Tu: ${rating}`,
    votes: (rating) => `TMDB: ${rating}`,
    rated: 'Votati da te',
    undated: 'Senza data',
    rewatch: 'Rivisti',
    unlisted: 'In nessuna lista',
    since: (date) => `Dal ${date}`,
    until: (date) => `Fino al ${date}`,
    unknownPerson: 'una persona',
  },
  undated: (count) =>
    plural(count, {
      one: `${number(count)} visione è senza data: conta nei totali, ma non nei grafici per giorno, mese e anno.`,
      many: `${number(count)} di visioni sono senza data: contano nei totali, ma non nei grafici per giorno, mese e anno.`,
      other: `${number(count)} visioni sono senza data: contano nei totali, ma non nei grafici per giorno, mese e anno.`,
    }),
  withoutViewing: (count) =>
    plural(count, {
      one: `${number(count)} film è segnato come visto senza una visione: conta nel totale, ma non nei grafici.`,
      many: `${number(count)} di film sono segnati come visti senza una visione: contano nel totale, ma non nei grafici.`,
      other: `${number(count)} film sono segnati come visti senza una visione: contano nel totale, ma non nei grafici.`,
    }),
  unknownRuntimes: (count) =>
    plural(count, {
      one: `La durata di ${number(count)} visione non è nota, quindi mancano delle ore.`,
      many: `La durata di ${number(count)} di visioni non è nota, quindi mancano delle ore.`,
      other: `La durata di ${number(count)} visioni non è nota, quindi mancano delle ore.`,
    }),
  facts: {
    label: 'Caricamento dei dettagli',
    missing: (count) =>
      plural(count, {
        one: `Persone, Paese e lingua di ${number(count)} film non sono ancora noti.`,
        many: `Persone, Paesi e lingue di ${number(count)} di film non sono ancora noti.`,
        other: `Persone, Paesi e lingue di ${number(count)} film non sono ancora noti.`,
      }),
    paused: 'Il caricamento è in pausa.',
    waiting: 'Il caricamento riprenderà appena tornerai online.',
    failed: 'TMDB non ha risposto.',
    pause: 'Metti in pausa',
    resume: 'Carica i dettagli',
  },
  watchlist: {
    heading: 'Ancora nella tua watchlist',
    amount: (count, time) => `${movies(count)}, ${time} da vedere`,
    unknown: (count) =>
      plural(count, {
        one: `Escluso ${number(count)} film di durata sconosciuta.`,
        many: `Esclusi ${number(count)} di film di durata sconosciuta.`,
        other: `Esclusi ${number(count)} film di durata sconosciuta.`,
      }),
    pace: (weeks) =>
      plural(weeks, {
        one: `Al ritmo degli ultimi 90 giorni finisci in ${number(weeks)} settimana.`,
        many: `Al ritmo degli ultimi 90 giorni finisci in ${number(weeks)} di settimane.`,
        other: `Al ritmo degli ultimi 90 giorni finisci in ${number(weeks)} settimane.`,
      }),
  },
  few: 'Medie e grafici compaiono qui a partire da cinque film.',
  empty: 'Ancora nessuna visione. Segna un film come visto e qui troverai i suoi numeri.',
  emptyPeriod: 'In questo periodo non hai visto nulla.',
  showAll: 'Mostra tutto',
  review: {
    open: (year) => `Il tuo ${year}`,
    heading: (year) => `Il tuo ${year}`,
    subtitle: 'Il tuo anno in un’immagine da tenere o condividere',
    back: 'Torna alle statistiche',
    shape: 'Forma dell’immagine',
    portrait: 'Verticale',
    landscape: 'Orizzontale',
    download: 'Scarica l’immagine',
    share: 'Condividi',
    failed: 'Impossibile creare l’immagine.',
    empty: (year) => `Nel ${year} non hai visto nulla.`,
    year: 'Il mio anno di film',
    pace: (days, month) =>
      days === 1
        ? `Un film al giorno, soprattutto in ${month}.`
        : `Un film ogni ${number(days)} giorni, soprattutto in ${month}.`,
    genres: 'Generi più visti',
    directors: 'Registi',
    actors: 'Attori',
    first: 'Primo film',
    last: 'Ultimo film',
    best: 'Voti più alti',
    all: 'Film dopo film',
  },
} satisfies StatisticsMessages
