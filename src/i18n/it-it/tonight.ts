import type { TonightMessages } from '../messages/tonight.ts'
import { number, plural, quoted } from './grammar.ts'

export const itIT = {
  question: 'Che cosa guardiamo stasera?',
  invitation: 'Di’ quanto tempo hai e che cosa ti va. Avrai tre film tra cui scegliere.',
  choose: 'Scegli un film',
  conditions: 'Che cosa cerchi',
  source: {
    label: 'Da',
    watchlist: 'Watchlist',
    unlisted: 'Un nuovo film',
    friend: (name) => `Con ${name}`,
  },
  time: { label: 'Tempo', any: 'Ogni durata', upTo: (length) => `Fino a ${length}` },
  taste: {
    label: 'Atmosfera',
    any: 'Ogni atmosfera',
    moods: {
      funny: 'Divertente',
      thrilling: 'Avvincente',
      adventurous: 'Avventuroso',
      moving: 'Commovente',
      otherworldly: 'Di altri mondi',
      scary: 'Da brividi',
      family: 'Per famiglie',
      real: 'Storie vere',
    },
  },
  services: { label: 'Dove', any: 'Ovunque', mine: 'Sulle mie piattaforme' },
  movies: 'Tre film per stasera',
  looking: 'Ricerca dei film…',
  shown: (titles) => `Per stasera: ${titles}`,
  another: 'Altri tre',
  allSeen: (count) => {
    const others = `Questi erano tutti i ${number(count)} film. Eccoli di nuovo, in un altro ordine.`
    return plural(count, { one: 'Era l’unico film. Eccolo di nuovo.', many: others, other: others })
  },
  thisOne: 'Questo',
  thisOneNamed: (title) => `Questo: ${title}`,
  lengthUnknown: 'Durata sconosciuta',
  rentOrBuy: 'A noleggio o in vendita',
  nowhere: (country) => `Non disponibile: ${country}`,
  servicesUnknown: 'Disponibilità sconosciuta',
  reasons: {
    director: (title, rating) => `Stessa regia di ${quoted(title)} (tu: ★ ${rating})`,
    services: 'Su una delle tue piattaforme',
    time: (length) => `${length} in meno del tuo limite`,
    watchlist: (day) => `Nella tua watchlist (aggiunto: ${day})`,
    collection: (day) => `In questa collezione (aggiunto: ${day})`,
    popular: 'Popolare e in nessuna delle tue liste',
    both: (name) => `Nella tua lista e in quella di ${name}`,
    friend: (name) => `Nella lista di ${name}`,
  },
  leftOut: {
    runtime: (count) => {
      const others = `${number(count)} film mancano perché la loro durata è sconosciuta.`
      return plural(count, {
        one: 'Un film manca perché la sua durata è sconosciuta.',
        many: others,
        other: others,
      })
    },
    services: (count) => {
      const others = `${number(count)} film mancano perché non si sa dove vederli.`
      return plural(count, {
        one: 'Un film manca perché non si sa dove vederlo.',
        many: others,
        other: others,
      })
    },
  },
  empty: {
    maxRuntime: (length) => `Nessun film dura ${length} o meno`,
    taste: (taste) => `Nessun film corrisponde a ${quoted(taste)}`,
    services: 'Nessuno dei film è su queste piattaforme',
    watchlist: 'Nella tua watchlist non è rimasto nulla da vedere',
    collection: 'Questa collezione non ha film',
    unlisted: 'Non ci sono altri film',
    friend: 'Non è rimasto niente per voi due',
    without: (count) => {
      const others = `Senza questa condizione ci sono ${number(count)} film.`
      return plural(count, { one: 'Senza questa condizione c’è un film.', many: others, other: others })
    },
    drop: {
      maxRuntime: 'Accetta qualsiasi durata',
      taste: 'Accetta qualsiasi atmosfera',
      services: 'Cerca ovunque',
    },
    lookElsewhere: 'Trova qualcosa di nuovo',
  },
} satisfies TonightMessages
