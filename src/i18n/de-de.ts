import { deDEScreens } from './de-de-screens.ts'
import { numbersOf } from './numbers.ts'
import { pluralOf } from './plural.ts'
import type { EarlyTexts, Texts } from './texts.ts'

const plural = pluralOf('de-DE')
const { number, percent, decimal } = numbersOf('de-DE')

const early: EarlyTexts = {
  app: {
    name: 'Matinee',
    skipToContent: 'Zum Inhalt springen',
    retry: 'Erneut versuchen',
    failedTitle: 'Etwas ist schiefgelaufen',
    failedHint: 'Dieser Teil der Seite konnte nicht angezeigt werden. Deine Watchlist ist davon nicht betroffen.',
    loading: 'Wird geladen …',
  },
  navigation: {
    main: 'Hauptnavigation',
    home: 'Startseite',
    discover: 'Entdecken',
    watchlist: 'Watchlist',
    watched: 'Gesehen',
    collections: 'Sammlungen',
    settings: 'Einstellungen',
    scrollToTop: 'Nach oben',
  },
  progress: {
    title: 'Dein Fortschritt',
    watched: (count) => `${number(count)} gesehen`,
    unwatched: (count) => `${number(count)} offen`,
    share: (share) => `${percent(share)} gesehen`,
  },
  demo: {
    notice: 'Du siehst den Demokatalog.',
    settings: 'Schlüssel eintragen',
    dismiss: 'Hinweis schließen',
  },
  genres: {
    28: 'Action',
    12: 'Abenteuer',
    16: 'Animation',
    35: 'Komödie',
    80: 'Krimi',
    99: 'Dokumentarfilm',
    18: 'Drama',
    10751: 'Familie',
    14: 'Fantasy',
    36: 'Historie',
    27: 'Horror',
    10402: 'Musik',
    9648: 'Mystery',
    10749: 'Liebesfilm',
    878: 'Science Fiction',
    10770: 'TV-Film',
    53: 'Thriller',
    10752: 'Kriegsfilm',
    37: 'Western',
  },
  card: {
    noImage: 'Kein Bild',
    decimal,
    rating: (rating) => `Mit ${rating} von 10 bewertet`,
    named: (title, year) => (year === null ? title : `${title} (${year})`),
    add: (title) => `„${title}“ zur Watchlist hinzufügen`,
    remove: (title) => `„${title}“ von der Watchlist entfernen`,
    inWatchlist: (title) => `„${title}“ steht auf deiner Watchlist`,
    markWatched: (title) => `„${title}“ als gesehen markieren`,
    markUnwatched: (title) => `„${title}“ als ungesehen markieren`,
    progress: (title, share) => `„${title}“: ${percent(share)} gesehen`,
  },
  search: {
    label: 'Filme suchen',
    placeholder: 'Filme suchen …',
    loading: 'Wird geladen …',
    none: 'Keine Ergebnisse gefunden',
    seeAll: 'Alle Ergebnisse ansehen',
    unknownYear: 'Unbekannt',
    failed: 'Die Suche ist fehlgeschlagen.',
    clear: 'Suche leeren',
    results: 'Suchergebnisse',
    found: (count) => plural(count, { one: `${number(count)} Ergebnis`, other: `${number(count)} Ergebnisse` }),
  },
  home: {
    recommended: 'Für dich empfohlen',
    seeAll: 'Alle ansehen',
    empty: 'Im Moment gibt es keine Filmtrends.',
  },
  toasts: {
    region: 'Meldungen',
    close: 'Schließen',
    undo: 'Rückgängig',
    added: {
      title: 'Zur Watchlist hinzugefügt',
      description: (title) => `„${title}“ steht jetzt auf deiner Watchlist`,
    },
    removed: {
      title: 'Von der Watchlist entfernt',
      description: (title) => `„${title}“ wurde von deiner Watchlist entfernt`,
      several: (count) =>
        plural(count, {
          one: `${number(count)} Film wurde von deiner Watchlist entfernt`,
          other: `${number(count)} Filme wurden von deiner Watchlist entfernt`,
        }),
    },
    mixed: (count) =>
      plural(count, {
        one: `${number(count)} Änderung kann rückgängig gemacht werden`,
        other: `${number(count)} Änderungen können rückgängig gemacht werden`,
      }),
  },
  errors: {
    title: 'Fehler',
    addFromCard: 'Hinzufügen zur Watchlist fehlgeschlagen',
    removeFromWatchlist: 'Entfernen von der Watchlist fehlgeschlagen',
    provider: (status, reason) => `TMDB-API-Fehler: ${status} ${reason}`,
    reasons: {
      network: 'Netzwerk nicht erreichbar',
      timeout: 'Zeitüberschreitung der Anfrage',
      malformed: 'Ungültige Antwort',
    },
    refusedKey: 'TMDB hat den API-Schlüssel abgelehnt. Prüfe ihn in den Einstellungen.',
    checkKey: 'API-Schlüssel prüfen',
  },
}

/** German, whole. */
export const deDE: Texts = {
  ...early,
  ...deDEScreens,
  toasts: { ...early.toasts, ...deDEScreens.toasts },
  errors: { ...early.errors, ...deDEScreens.errors },
}
