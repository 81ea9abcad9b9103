import type { TonightMessages } from '../messages/tonight.ts'
import { number, plural, quoted } from './grammar.ts'

export const frFR = {
  question: 'Que regarder ce soir\u00a0?',
  invitation: 'Dites combien de temps vous avez et ce qui vous tente. Vous aurez le choix entre trois films.',
  choose: 'Choisir un film',
  conditions: 'Ce que vous cherchez',
  source: {
    label: 'Parmi',
    watchlist: 'Ma watchlist',
    unlisted: 'Du nouveau',
    friend: (name) => `Avec ${name}`,
  },
  time: { label: 'Temps', any: 'Toute durée', upTo: (length) => `Jusqu’à ${length}` },
  taste: {
    label: 'Ambiance',
    any: 'Toute ambiance',
    moods: {
      funny: 'Drôle',
      thrilling: 'Haletant',
      adventurous: 'Aventureux',
      moving: 'Émouvant',
      otherworldly: 'D’autres mondes',
      scary: 'Effrayant',
      family: 'En famille',
      real: 'Histoires vraies',
    },
  },
  services: { label: 'Où', any: 'N’importe où', mine: 'Sur mes plateformes' },
  movies: 'Trois films pour ce soir',
  looking: 'Recherche de films…',
  shown: (titles) => `Pour ce soir\u00a0: ${titles}`,
  another: 'Trois autres',
  allSeen: (count) => {
    const others = `C’étaient les ${number(count)} films. Les revoici dans un autre ordre.`
    return plural(count, { one: 'C’était le seul film. Le revoici.', many: others, other: others })
  },
  thisOne: 'Celui-ci',
  thisOneNamed: (title) => `Celui-ci\u00a0: ${title}`,
  lengthUnknown: 'Durée inconnue',
  rentOrBuy: 'À louer ou à acheter',
  nowhere: (country) => `Non disponible\u00a0: ${country}`,
  servicesUnknown: 'Disponibilité inconnue',
  reasons: {
    director: (title, rating) => `Même cinéaste que ${quoted(title)} (vous\u00a0: ★ ${rating})`,
    services: 'Sur une de vos plateformes',
    time: (length) => `${length} de moins que votre limite`,
    watchlist: (day) => `Dans votre watchlist depuis le ${day}`,
    collection: (day) => `Dans cette collection depuis le ${day}`,
    popular: 'Populaire, et dans aucune de vos listes',
    both: (name) => `Dans votre liste et celle de ${name}`,
    friend: (name) => `Dans la liste de ${name}`,
  },
  leftOut: {
    runtime: (count) => {
      const others = `${number(count)} films sont laissés de côté, car leur durée est inconnue.`
      return plural(count, {
        one: 'Un film est laissé de côté, car sa durée est inconnue.',
        many: others,
        other: others,
      })
    },
    services: (count) => {
      const others = `${number(count)} films sont laissés de côté, car on ne sait pas où les voir.`
      return plural(count, {
        one: 'Un film est laissé de côté, car on ne sait pas où le voir.',
        many: others,
        other: others,
      })
    },
  },
  empty: {
    maxRuntime: (length) => `Aucun film ne dure ${length} ou moins`,
    taste: (taste) => `Aucun film ne correspond à ${quoted(taste)}`,
    services: 'Aucun des films n’est sur ces plateformes',
    watchlist: 'Il ne reste rien à voir dans votre watchlist',
    collection: 'Cette collection n’a pas de films',
    unlisted: 'Il n’y a pas d’autres films',
    friend: 'Il ne reste rien pour vous deux',
    without: (count) => {
      const others = `Sans cette condition, il y a ${number(count)} films.`
      return plural(count, { one: 'Sans cette condition, il y a un film.', many: others, other: others })
    },
    drop: {
      maxRuntime: 'Accepter toutes les durées',
      taste: 'Accepter toutes les ambiances',
      services: 'Chercher partout',
    },
    lookElsewhere: 'Trouver du nouveau',
  },
} satisfies TonightMessages
