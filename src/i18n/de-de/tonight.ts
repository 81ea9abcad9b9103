import type { TonightMessages } from '../messages/tonight.ts'
import { number, plural, quoted } from './grammar.ts'

export const deDE = {
  question: 'Was sehen wir heute Abend?',
  invitation: 'Sag, wie viel Zeit du hast und worauf du Lust hast. Du bekommst drei Filme zur Wahl.',
  choose: 'Film aussuchen',
  conditions: 'Was du suchst',
  source: {
    label: 'Aus',
    watchlist: 'Watchlist',
    unlisted: 'Etwas Neues',
    friend: (name) => `Mit ${name}`,
  },
  time: { label: 'Zeit', any: 'Beliebig lang', upTo: (length) => `Bis ${length}` },
  taste: {
    label: 'Stimmung',
    any: 'Jede Stimmung',
    moods: {
      funny: 'Lustig',
      thrilling: 'Spannend',
      adventurous: 'Abenteuerlich',
      moving: 'Bewegend',
      otherworldly: 'Fremde Welten',
      scary: 'Gruselig',
      family: 'Für die Familie',
      real: 'Wirklich passiert',
    },
  },
  services: { label: 'Wo', any: 'Egal wo', mine: 'Bei meinen Anbietern' },
  movies: 'Drei Filme für heute Abend',
  looking: 'Filme werden gesucht …',
  shown: (titles) => `Für heute Abend: ${titles}`,
  another: 'Drei andere',
  allSeen: (count) =>
    plural(count, {
      one: 'Das war der einzige Film. Hier ist er noch einmal.',
      other: `Das waren alle ${number(count)} Filme. Hier sind sie in neuer Reihenfolge.`,
    }),
  thisOne: 'Den hier',
  thisOneNamed: (title) => `Den hier: ${title}`,
  lengthUnknown: 'Länge unbekannt',
  rentOrBuy: 'Zum Leihen oder Kaufen',
  nowhere: (country) => `Nicht verfügbar: ${country}`,
  servicesUnknown: 'Unbekannt, wo er zu sehen ist',
  reasons: {
    director: (title, rating) => `Dieselbe Regie wie ${quoted(title)} (du: ★ ${rating})`,
    services: 'Bei einem deiner Anbieter',
    time: (length) => `${length} unter deinem Limit`,
    watchlist: (day) => `Seit dem ${day} auf deiner Watchlist`,
    collection: (day) => `Seit dem ${day} in dieser Sammlung`,
    popular: 'Beliebt und auf keiner deiner Listen',
    both: (name) => `Auf deiner Liste und der von ${name}`,
    friend: (name) => `Auf der Liste von ${name}`,
  },
  leftOut: {
    runtime: (count) =>
      plural(count, {
        one: 'Ein Film fehlt hier, weil seine Länge unbekannt ist.',
        other: `${number(count)} Filme fehlen hier, weil ihre Länge unbekannt ist.`,
      }),
    services: (count) =>
      plural(count, {
        one: 'Ein Film fehlt hier, weil unbekannt ist, wo er zu sehen ist.',
        other: `${number(count)} Filme fehlen hier, weil unbekannt ist, wo sie zu sehen sind.`,
      }),
  },
  empty: {
    maxRuntime: (length) => `Kein Film dauert höchstens ${length}`,
    taste: (taste) => `Kein Film passt zu ${quoted(taste)}`,
    services: 'Keiner der Filme ist bei diesen Anbietern zu sehen',
    watchlist: 'Auf deiner Watchlist ist nichts mehr zu sehen',
    collection: 'Diese Sammlung hat keine Filme',
    unlisted: 'Es gibt keine anderen Filme',
    friend: 'Für euch beide ist nichts mehr übrig',
    without: (count) =>
      plural(count, {
        one: 'Ohne diese Bedingung gibt es einen Film.',
        other: `Ohne diese Bedingung gibt es ${number(count)} Filme.`,
      }),
    drop: { maxRuntime: 'Jede Länge zulassen', taste: 'Jede Stimmung zulassen', services: 'Überall suchen' },
    lookElsewhere: 'Etwas Neues finden',
  },
} satisfies TonightMessages
