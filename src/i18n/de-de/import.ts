import type { ImportMessages } from '../messages/import.ts'
import { collections, megabytes, movies, number, plural } from './grammar.ts'

export const deDE = {
  choose: 'Daten importieren',
  drop: 'Wähle eine Exportdatei oder lege sie hier ab. Du siehst alle Änderungen, bevor sie gespeichert werden.',
  dropNow: 'Datei hier ablegen',
  reading: 'Die Datei wird gelesen …',
  cancel: 'Abbrechen',
  title: 'Daten importieren',
  exported: (date) => `Exportiert: ${date}`,
  exportDateUnknown: 'Exportdatum unbekannt',
  inFile: 'In der Datei',
  lists: {
    watchlist: 'Filme auf der Watchlist',
    collections: 'Sammlungen',
    collectionMovies: 'Filme in Sammlungen',
    watchHistory: 'Verlauf',
    notForMe: 'Nichts für mich',
    friends: 'Listen von Freunden',
    savedFilters: 'Gespeicherte Filter',
    settings: 'Einstellungen',
  },
  count: number,
  strategy: 'Art des Imports',
  strategies: {
    merge: { name: 'Zusammenführen', hint: 'Ergänzt, was dir noch fehlt. Was du hast, bleibt, wie es ist.' },
    overwrite: { name: 'Ersetzen', hint: 'Ersetzt deine Listen durch die aus der Datei.' },
  },
  outcome: 'Was sich ändert',
  changes: { added: 'Hinzufügen', kept: 'Behalten', replaced: 'Ersetzen', removed: 'Entfernen' },
  total: (change, count) => `${change}: ${number(count)}`,
  settingsChange: (fields) => `Geänderte Einstellungen: ${fields}`,
  noSettingsChange: 'Die Einstellungen bleiben unverändert.',
  renamed: (count) =>
    plural(count, {
      one: `${number(count)} Sammlung bekommt eine Nummer, weil ihr Name schon vergeben ist.`,
      other: `${number(count)} Sammlungen bekommen eine Nummer, weil ihre Namen schon vergeben sind.`,
    }),
  orphans: (count) =>
    plural(count, {
      one: `${number(count)} Film wird ausgelassen, weil es seine Sammlung nicht gibt.`,
      other: `${number(count)} Filme werden ausgelassen, weil es ihre Sammlungen nicht gibt.`,
    }),
  leftOut: (count) =>
    plural(count, {
      one: `${number(count)} Eintrag ist nicht lesbar und wird ausgelassen`,
      other: `${number(count)} Einträge sind nicht lesbar und werden ausgelassen`,
    }),
  wrongRatings: (count) =>
    plural(count, {
      one: `${number(count)} Bewertung außerhalb von 1 bis 10 wird ausgelassen`,
      other: `${number(count)} Bewertungen außerhalb von 1 bis 10 werden ausgelassen`,
    }),
  reason: (list, count, reason) => `${list}: ${number(count)}, ${reason}`,
  reasons: {
    'not a list': 'keine Liste',
    'not an object': 'kein Datensatz',
    'no movie id': 'keine Film-ID',
    'no id': 'keine ID',
    'no name': 'kein Name',
    'no collection id': 'keine Sammlungs-ID',
    repeated: 'doppelt in der Datei',
    setting: (field) => `${field}: ungültiger Wert`,
  },
  key: {
    label: 'Den API-Schlüssel aus der Datei verwenden',
    new: 'Du hast noch keinen.',
    other: 'Er ersetzt deinen.',
  },
  confirm: 'Importieren',
  replaceMovies: (count) => `${movies(count)} ersetzen`,
  replaceLists: 'Meine Listen ersetzen',
  importing: 'Wird importiert …',
  tooMuch: (amount) => `Das passt nicht in den Speicher des Browsers. Es sind ${amount} zu viel.`,
  megabytes,
  problems: {
    'no file': 'Keine Datei vorhanden',
    failed: 'Die Importdatei konnte nicht gelesen werden',
    'not readable': 'Die Datei konnte nicht gelesen werden.',
    'not text': 'Die Datei konnte nicht als Text gelesen werden.',
    'not json': 'Die Datei enthält kein gültiges JSON.',
    'not a backup': 'Die Datei ist kein gültiger Export.',
    'not saved': 'Der Browser hat die importierten Daten nicht gespeichert. Alles ist, wie es war.',
    tooLarge: (size, most) => `Die Datei ist zu groß: ${size}. Importiert werden können höchstens ${most}.`,
    schema: (version) => `Nicht unterstützte Version des Datenschemas: ${version}`,
    noSchema: 'unbekannt',
    lists: {
      watchlist: 'Die Watchlist hat kein gültiges Format.',
      collections: 'Die Sammlungen haben kein gültiges Format.',
      collectionMovies: 'Die Filme der Sammlungen haben kein gültiges Format.',
    },
  },
  failed: 'Import fehlgeschlagen',
  done: {
    title: 'Import abgeschlossen',
    description: (items, lists) => `Importiert: ${movies(items)} der Watchlist und ${collections(lists)}`,
  },
  last: (fileName, date) => `Letzter Import: ${fileName} (${date})`,
  undo: 'Import rückgängig machen',
  undoHint: 'Was du danach geändert hast, bleibt.',
  undone: { title: 'Import rückgängig gemacht', description: 'Deine Daten sind wieder wie vor dem Import' },
  undoFailed: 'Der Import konnte nicht rückgängig gemacht werden. Bitte versuche es noch einmal.',
} satisfies ImportMessages
