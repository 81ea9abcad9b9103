import type { ServicesMessages } from '../messages/services.ts'
import { number, plural } from './grammar.ts'

export const deDE = {
  hint: 'Bei Filmen deiner Listen steht der Name eines Anbieters, bei dem du sie ohne Aufpreis sehen kannst: im Abo, kostenlos oder mit Werbung. Leihen und Kaufen zählen nicht.',
  filter: 'Wo verfügbar',
  anywhere: 'Egal wo',
  mine: 'Meine Anbieter',
  on: (names) => `Bei ${names}`,
  unknown: (count) =>
    plural(count, {
      one: `${number(count)} Film noch nicht geprüft`,
      other: `${number(count)} Filme noch nicht geprüft`,
    }),
  oldest: (age) => `Älteste Angabe: ${age}`,
  lastChecked: (age) => `Zuletzt geprüft: ${age}`,
  notChecked: 'Noch nicht geprüft',
  choose: 'Meine Anbieter',
  noneChosen: 'Sieh, welche deiner Filme es bei deinen Anbietern gibt.',
  paused: 'Die Prüfung ist angehalten, um Daten zu sparen.',
  waiting: 'Die Prüfung geht weiter, sobald du wieder online bist.',
  failed: 'TMDB hat nicht geantwortet.',
  resume: 'Jetzt prüfen',
} satisfies ServicesMessages
