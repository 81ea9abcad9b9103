import type { OwnDataMessages } from '../messages/own-data.ts'
import { number, percent, plural } from './grammar.ts'

export const deDE = {
  heading: 'Daten',
  import: 'Import',
  backup: 'Sicherung',
  storage: 'Speicher',
  note: 'Deine Daten liegen nur in diesem Browser. Löschst du seine Websitedaten, sind sie weg. Exportiere sie daher zur Sicherung.',
  watchlistItems: 'Filme auf der Watchlist',
  collections: 'Sammlungen',
  moviesInCollections: 'Filme in Sammlungen',
  space: 'Speicherplatz',
  used: (share) => (share < 1 ? `Weniger als ${percent(1)} belegt` : `${percent(share)} belegt`),
  room: (count) =>
    plural(count, {
      one: `Platz für etwa ${number(count)} weiteren Film`,
      other: `Platz für etwa ${number(count)} weitere Filme`,
    }),
  full: 'kein Platz für weitere Filme',
  usedAndRoom: (used, room) => `${used}, ${room}`,
  copy: {
    last: 'Letzte Kopie',
    never: 'Noch keine Kopie',
    isExempt: 'Der Browser löscht seine Daten nach einer Woche ohne Besuch. Eine Kopie bleibt davon unberührt.',
    orInstalledIsExempt:
      'Der Browser löscht seine Daten nach einer Woche ohne Besuch, außer du installierst Matinee. Eine Kopie bleibt davon unberührt.',
    none: 'Du hast keine Kopie außerhalb dieses Browsers.',
    uncopied: (changes) =>
      plural(changes, {
        one: `${number(changes)} Änderung liegt nur in diesem Browser.`,
        other: `${number(changes)} Änderungen liegen nur in diesem Browser.`,
      }),
    dismiss: 'Nicht mehr daran erinnern',
  },
  seenListed: (count) =>
    plural(count, {
      one: `${number(count)} Film, den du gesehen oder bewertet hattest, stand auf keiner Liste. Jetzt findest du ihn unter „Gesehen“.`,
      other: `${number(count)} Filme, die du gesehen oder bewertet hattest, standen auf keiner Liste. Jetzt findest du sie unter „Gesehen“.`,
    }),
  persistence: 'Geschützter Speicher',
  persisted: 'Ein. Der Browser löscht diese Daten nicht von selbst.',
  notPersisted: 'Aus. Der Browser kann diese Daten löschen, wenn der Platz knapp wird.',
  clearedAfterAWeek: 'Aus. Der Browser löscht diese Daten nach einer Woche ohne Besuch, bei knappem Platz auch früher.',
  onHomeScreen:
    'Auf dem Home-Bildschirm gilt das nicht, aber Matinee ist dort zunächst leer: Exportiere deine Daten, wähle „Teilen“ > „Zum Home-Bildschirm“ und importiere die Datei dort.',
  inDock:
    'Im Dock gilt das nicht, aber Matinee ist dort zunächst leer: Exportiere deine Daten, wähle „Ablage“ > „Zum Dock hinzufügen“ und importiere die Datei dort.',
  storedIn: 'Sicherungskopie',
  storedTwice: 'Vorhanden. Wird eine Kopie beschädigt, ersetzt die andere sie.',
  export: 'Daten exportieren',
  includeKey: 'Meinen API-Schlüssel mitexportieren',
  includeKeyHint: 'Wer die Datei hat, kann den Schlüssel lesen.',
  noKey: 'Du hast keinen eigenen Schlüssel eingetragen.',
} satisfies OwnDataMessages
