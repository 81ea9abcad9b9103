import { numbersOf } from '../numbers.ts'
import { pluralOf } from '../plural.ts'
import type { StatisticsMessages } from './messages.ts'

const plural = pluralOf('de-DE')
const { number } = numbersOf('de-DE')

const movies = (count: number) => plural(count, { one: `${number(count)} Film`, other: `${number(count)} Filme` })

export const deDE = {
  heading: 'Statistik',
  subtitle: 'Alles, was du gesehen hast, in Zahlen',
  period: 'Zeitraum',
  allTime: 'Gesamt',
  range: 'Daten wählen …',
  from: 'Von',
  to: 'Bis',
  movies,
  viewings: (count) => plural(count, { one: `${number(count)} Sichtung`, other: `${number(count)} Sichtungen` }),
  hours: (count) => plural(count, { one: `${number(count)} Stunde`, other: `${number(count)} Stunden` }),
  days: (count) => plural(count, { one: `${number(count)} Tag`, other: `${number(count)} Tage` }),
  totals: {
    label: 'Summen',
    movies: 'Filme',
    viewings: 'Sichtungen',
    hours: 'Stunden',
    rewatches: 'Erneut gesehen',
    average: 'Durchschnittliche Bewertung',
    streak: 'Längste Serie',
    busiestDay: 'Stärkster Tag',
    busiestMonth: 'Stärkster Monat',
  },
  charts: {
    calendar: (year) => `Sichtungen ${year}`,
    years: 'Sichtungen nach Jahr',
    months: 'Sichtungen nach Monat',
    weekdays: 'Sichtungen nach Wochentag',
    ratings: 'Bewertungen',
    decades: 'Jahrzehnte',
    releaseYears: 'Erscheinungsjahre',
    genres: 'Genres',
    countries: 'Länder',
    languages: 'Originalsprachen',
    runtimes: 'Laufzeiten',
    directors: 'Meistgesehene Regie',
    actors: 'Meistgesehene Schauspieler',
    collections: 'Deine Sammlungen',
    filmographies: 'Filme deiner Regisseure',
  },
  yourRatings: 'Du',
  tmdbRatings: 'TMDB',
  asTable: 'Als Tabelle zeigen',
  asChart: 'Als Diagramm zeigen',
  less: 'Weniger',
  more: 'Mehr',
  share: (watched, total) => `${number(watched)} von ${number(total)}`,
  personNote: 'Mit drei Filmen oder mehr',
  nobody: 'Noch niemand in drei dieser Filme.',
  none: 'Davon ist noch nichts bekannt.',
  runtime: {
    under: (minutes) => `Unter ${number(minutes)} Min.`,
    between: (least, most) => `${number(least)}–${number(most)} Min.`,
    over: (minutes) => `Ab ${number(minutes)} Min.`,
  },
  decade: (year) => `${year}er`,
  filters: {
    released: (year) => `Erschienen ${year}`,
    director: (name) => `Regie: ${name}`,
    actor: (name) => `Mit ${name}`,
    own: (rating) => `Du: ${rating}`,
    votes: (rating) => `TMDB: ${rating}`,
    rated: 'Von dir bewertet',
    undated: 'Ohne Datum',
    rewatch: 'Erneut gesehen',
    since: (date) => `Ab ${date}`,
    until: (date) => `Bis ${date}`,
    unknownPerson: 'Eine Person',
  },
  undated: (count) =>
    plural(count, {
      one: `${number(count)} Sichtung hat kein Datum: Sie zählt in den Summen, aber nicht in den Diagrammen nach Tag, Monat und Jahr.`,
      other: `${number(count)} Sichtungen haben kein Datum: Sie zählen in den Summen, aber nicht in den Diagrammen nach Tag, Monat und Jahr.`,
    }),
  unknownRuntimes: (count) =>
    plural(count, {
      one: `Von ${number(count)} Sichtung ist die Laufzeit unbekannt, die Stunden sind also zu wenige.`,
      other: `Von ${number(count)} Sichtungen ist die Laufzeit unbekannt, die Stunden sind also zu wenige.`,
    }),
  facts: {
    label: 'Details werden geladen',
    missing: (count) =>
      plural(count, {
        one: `Von ${number(count)} Film sind Personen, Land und Sprache noch nicht bekannt.`,
        other: `Von ${number(count)} Filmen sind Personen, Länder und Sprachen noch nicht bekannt.`,
      }),
    paused: 'Das Laden ist angehalten.',
    waiting: 'Das Laden wartet auf ein Netz.',
    failed: 'TMDB hat nicht geantwortet.',
    pause: 'Anhalten',
    resume: 'Details laden',
  },
  watchlist: {
    heading: 'Noch auf deiner Watchlist',
    amount: (count, time) => `${movies(count)}, ${time} zu sehen`,
    unknown: (count) =>
      plural(count, {
        one: `Ohne ${number(count)} Film mit unbekannter Laufzeit.`,
        other: `Ohne ${number(count)} Filme mit unbekannter Laufzeit.`,
      }),
    pace: (weeks) =>
      plural(weeks, {
        one: `In deinem Tempo der letzten 90 Tage fertig in ${number(weeks)} Woche.`,
        other: `In deinem Tempo der letzten 90 Tage fertig in ${number(weeks)} Wochen.`,
      }),
  },
  few: 'Durchschnitte und Diagramme sagen ab fünf Filmen etwas aus. Hier werden sie stehen.',
  empty: 'Noch keine Sichtungen. Markiere einen Film als gesehen, und hier stehen seine Zahlen.',
  emptyPeriod: 'In diesem Zeitraum hast du nichts gesehen.',
  showAll: 'Gesamten Zeitraum zeigen',
  review: {
    open: (year) => `${year} im Rückblick`,
    heading: (year) => `${year} im Rückblick`,
    subtitle: 'Dein Jahr als Bild zum Behalten oder Teilen',
    back: 'Zurück zur Statistik',
    shape: 'Form des Bildes',
    portrait: 'Hochformat',
    landscape: 'Querformat',
    download: 'Bild herunterladen',
    share: 'Teilen',
    failed: 'Das Bild konnte nicht erstellt werden.',
    empty: (year) => `${year} hast du nichts gesehen.`,
    year: 'Mein Filmjahr',
    genres: 'Häufigste Genres',
    directors: 'Regie',
    actors: 'Schauspieler',
    first: 'Erster Film',
    last: 'Letzter Film',
    best: 'Am besten bewertet',
  },
} satisfies StatisticsMessages
