import type { TakeoutMessages } from '../messages/takeout.ts'
import { movies, number, plural } from './grammar.ts'

export const deDE = {
  heading: 'Woanders verwenden',
  note: 'Dateien mit deinen Filmen für andere Dienste und für Tabellenprogramme. Nur eine Sicherung enthält alles.',
  empty: 'Noch gibt es nichts mitzunehmen.',
  spreadsheet: 'Tabelle',
  hints: {
    letterboxd: 'Tagebuch, Watchlist und Sammlungen als Listen',
    trakt: 'Verlauf, Bewertungen und Watchlist',
    table: 'Alles in einer Tabelle, eine Zeile für jede Angabe',
  },
  title: (name) => `Dateien für ${name}`,
  contents: (count, files) =>
    `${movies(count)} in ${plural(files, { one: 'einer Datei', other: `${number(files)} Dateien` })}.`,
  zip: 'Sie kommen in einer ZIP-Datei. Entpacke sie, bevor du sie hochlädst.',
  lost: 'Was dort keinen Platz hat',
  losses: {
    'times of day': 'Die Uhrzeit einer Sichtung: Tage bleiben.',
    'viewings of one day':
      'Mehrere Sichtungen eines Films an einem Tag werden eine. Notizen und Tags bleiben von allen.',
    'undated viewings': 'Mehrere Sichtungen ohne Datum werden eine.',
    'ratings without a viewing': 'Filme mit Bewertung oder Notiz, aber ohne Sichtung, gelten als gesehen.',
    likes: 'Deine Likes.',
    'when it was rated': 'Wann du einen Film bewertet hast.',
    'when it was added': 'Wann du einen Film hinzugefügt hast.',
    'movies being watched': 'Dass du einen Film angefangen hast.',
    'details of viewings':
      'Bewertung, Notiz und Tags einer einzelnen Sichtung. Die letzte Bewertung wird die des Films.',
    'notes and tags': 'Notizen und Tags.',
    collections: 'Sammlungen.',
    'names of lists': 'Namen und Beschreibungen der Sammlungen: Gib sie beim Anlegen der Listen ein.',
    'the rest of the app': 'Einstellungen, Tabs, Titelbilder und Filme, die nichts für dich sind.',
  },
  concerns: (count) => `(${movies(count)})`,
  next: 'Wohin damit',
  where: {
    letterboxd:
      'Lade den Verlauf dort hoch, die Watchlist auf deiner Watchlist-Seite und jede Liste auf der Seite einer neuen Liste.',
    trakt: 'Lade die Datei dort unter „Data“ hoch.',
    table: 'Excel, LibreOffice, Numbers und Google Tabellen öffnen sie, und Matinee kann sie wieder importieren.',
  },
  ids: {
    label: 'IMDb-IDs werden nachgeschlagen',
    complete: 'Alle IMDb-IDs wurden nachgeschlagen.',
    missing: (count) =>
      plural(count, {
        one: `${number(count)} Film hat noch keine IMDb-ID. Es geht auch ohne.`,
        other: `${number(count)} Filme haben noch keine IMDb-ID. Es geht auch ohne.`,
      }),
  },
  failed: 'Die Datei konnte nicht erstellt werden. Bitte versuche es noch einmal.',
  cancel: 'Abbrechen',
  download: 'Herunterladen',
} satisfies TakeoutMessages
