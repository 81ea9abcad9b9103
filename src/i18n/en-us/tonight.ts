import { movies, plural, withArticle } from './grammar.ts'

export const enUS = {
  question: 'What shall we watch tonight?',
  invitation: "Tell us how much time you have and what you're in the mood for. You'll get three movies to choose from.",
  choose: 'Choose a movie',
  conditions: "What you're looking for",
  source: {
    label: 'From',
    watchlist: 'My watchlist',
    unlisted: 'Something new',
    friend: (name: string) => `With ${name}`,
  },
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
      family: 'For the family',
      real: 'True stories',
    },
  },
  services: { label: 'Where', any: 'Anywhere', mine: 'On my services' },
  movies: 'Three movies for tonight',
  looking: 'Looking for movies...',
  shown: (titles: string) => `For tonight: ${titles}`,
  another: 'Another three',
  allSeen: (count: number) =>
    plural(count, {
      one: 'That was the only movie. Here it is again.',
      other: `You've seen them all. Here are the ${movies(count)} in a new order.`,
    }),
  thisOne: 'This one',
  thisOneNamed: (title: string) => `This one: ${title}`,
  lengthUnknown: 'Length unknown',
  rentOrBuy: 'To rent or buy',
  nowhere: (country: string) => `Not available in ${withArticle(country)}`,
  servicesUnknown: 'Availability unknown',
  reasons: {
    director: (title: string, rating: string) => `By the director of ${title} (you: ★ ${rating})`,
    services: 'On one of your services',
    time: (length: string) => `${length} under your limit`,
    watchlist: (day: string) => `On your list since ${day}`,
    collection: (day: string) => `In this collection since ${day}`,
    popular: 'Popular, and on none of your lists',
    both: (name: string) => `On your list and ${name}'s`,
    friend: (name: string) => `On ${name}'s list`,
  },
  leftOut: {
    runtime: (count: number) =>
      plural(count, {
        one: 'One movie is left out because its length is unknown.',
        other: `${movies(count)} are left out because their length is unknown.`,
      }),
    services: (count: number) =>
      plural(count, {
        one: "One movie is left out because we don't know where you can watch it.",
        other: `${movies(count)} are left out because we don't know where you can watch them.`,
      }),
  },
  empty: {
    maxRuntime: (length: string) => `No movie is ${length} or shorter`,
    taste: (taste: string) => `No movie matches "${taste}"`,
    services: 'None of the movies are on these services',
    watchlist: 'Nothing on your watchlist is left to watch',
    collection: 'This collection has no movies',
    unlisted: 'There are no other movies',
    friend: "There's nothing left for the two of you",
    without: (count: number) =>
      plural(count, {
        one: "Without this condition, there's one movie.",
        other: `Without this condition, there are ${movies(count)}.`,
      }),
    drop: { maxRuntime: 'Allow any length', taste: 'Allow any mood', services: 'Look anywhere' },
    lookElsewhere: 'Find something new',
  },
}
