import type { FiltersMessages } from '../messages/filters.ts'
import { number, plural } from './grammar.ts'

export const deDE = {
  genres: 'Genres',
  modes: { any: 'Eines davon', all: 'Alle davon' },
  year: 'Erscheinungsjahr',
  runtime: 'Laufzeit',
  from: 'Von',
  to: 'Bis',
  any: 'Beliebig',
  wantedBy: 'Wer ihn sehen will',
  me: 'Ich',
  meAnd: (name) => `Ich und ${name}`,
  tabs: 'Gespeicherte Filter',
  all: 'Alle',
  save: 'Als Tab speichern',
  saveTitle: 'Diese Filter als Tab speichern',
  saveHint: 'Der Tab merkt sich die Filter und die Sortierung.',
  shared: 'Er erscheint in jeder Sammlung.',
  name: 'Name',
  example: 'z. B. Kurze Komödien',
  nameTaken: 'Es gibt schon einen Tab mit diesem Namen.',
  confirm: 'Speichern',
  update: 'Änderungen speichern',
  edit: 'Tab bearbeiten',
  moveLeft: 'Nach links',
  moveRight: 'Nach rechts',
  position: (place, count) => `Tab ${number(place)} von ${number(count)}`,
  delete: 'Tab löschen',
  unknownRuntimes: (count: number) =>
    plural(count, {
      one: `Die Laufzeit von ${number(count)} Film ist noch nicht bekannt.`,
      other: `Die Laufzeit von ${number(count)} Filmen ist noch nicht bekannt.`,
    }),
  toasts: {
    saved: 'Tab gespeichert',
    renamed: 'Tab umbenannt',
    updated: 'Tab aktualisiert',
    moved: 'Tab verschoben',
    deleted: 'Tab gelöscht',
    failed: 'Die Änderung konnte nicht gespeichert werden',
  },
} satisfies FiltersMessages
