import { number, plural } from '../grammar/de-de.ts'
import type { ServicesMessages } from './messages.ts'

export const deDE = {
  hint: 'Filme deiner Listen, die du dort ohne Aufpreis sehen kannst, zeigen den Namen des Anbieters. Abo, kostenlos und mit Werbung zählen, Leihen und Kaufen nicht.',
  filter: 'Wo zu sehen',
  anywhere: 'Egal wo',
  mine: 'Bei meinen Anbietern',
  on: (names) => `Bei ${names}`,
  unknown: (count) =>
    plural(count, {
      one: `${number(count)} Film noch nicht geprüft`,
      other: `${number(count)} Filme noch nicht geprüft`,
    }),
  oldest: (age) => `Älteste Angabe: ${age}`,
  lastChecked: (age) => `Zuletzt geprüft: ${age}`,
  notChecked: 'Noch nicht geprüft',
  choose: 'Meine Anbieter wählen',
  noneChosen: 'Sieh, welche deiner Filme es bei deinen Anbietern gibt.',
  paused: 'Das Prüfen ist angehalten, um Daten zu sparen.',
  waiting: 'Das Prüfen wartet auf ein Netz.',
  failed: 'TMDB hat nicht geantwortet.',
  resume: 'Jetzt prüfen',
} satisfies ServicesMessages
