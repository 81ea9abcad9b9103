import { number, plural } from '../grammar/en-us.ts'
import { quotesOf } from '../quotes.ts'

const quoted = quotesOf('“', '”', '‘', '’')

export const enUS = {
  question: 'What shall we watch tonight?',
  invitation: 'Say how long you have and what you feel like. You get three films to choose from.',
  choose: 'Choose a film',
  conditions: 'What you are looking for',
  source: { label: 'From', watchlist: 'My watchlist', unlisted: 'Something new' },
  time: { label: 'Time', any: 'Any length', upTo: (length: string) => `Up to ${length}` },
  taste: {
    label: 'Mood',
    any: 'Any mood',
    moods: {
      funny: 'Funny',
      thrilling: 'Thrilling',
      adventurous: 'Adventurous',
      moving: 'Moving',
      otherworldly: 'Out of this world',
      scary: 'Scary',
      family: 'For the whole family',
      real: 'True stories',
    },
  },
  services: { label: 'Where', any: 'Anywhere', mine: 'On my services' },
  films: 'Three films for tonight',
  looking: 'Looking for films…',
  shown: (titles: string) => `For tonight: ${titles}`,
  another: 'Another three',
  allSeen: (count: number) =>
    plural(count, {
      one: 'That was the only film. Here it is again.',
      other: `You have seen them all. Here are the ${number(count)} films in a new order.`,
    }),
  thisOne: 'This one',
  thisOneNamed: (title: string) => `This one: ${title}`,
  lengthUnknown: 'Length unknown',
  rentOrBuy: 'To rent or buy',
  nowhere: (country: string) => `Nowhere to watch in ${country}`,
  servicesUnknown: 'Where to watch is unknown',
  leftOut: {
    runtime: (count: number) =>
      plural(count, {
        one: 'One film is left out because its length is unknown.',
        other: `${number(count)} films are left out because their length is unknown.`,
      }),
    services: (count: number) =>
      plural(count, {
        one: 'One film is left out because it is not known where to watch it.',
        other: `${number(count)} films are left out because it is not known where to watch them.`,
      }),
  },
  empty: {
    maxRuntime: (length: string) => `No film is ${length} or shorter`,
    taste: (taste: string) => `No film matches ${quoted(taste)}`,
    services: 'None of the films is on these services',
    watchlist: 'Nothing on your watchlist is left to watch',
    collection: 'This collection has no films',
    unlisted: 'There are no other films',
    without: (count: number) =>
      plural(count, {
        one: 'Without this condition there is one film.',
        other: `Without this condition there are ${number(count)} films.`,
      }),
    drop: { maxRuntime: 'Allow any length', taste: 'Allow any mood', services: 'Look anywhere' },
    lookElsewhere: 'Find something new',
  },
}
