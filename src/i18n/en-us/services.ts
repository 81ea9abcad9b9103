import { number, plural } from './grammar.ts'

export const enUS = {
  hint: "Movies on your lists show the name of a service where you can watch them at no extra cost: with a subscription, for free or with ads. Rentals and purchases don't count.",
  filter: 'Where to watch',
  anywhere: 'Anywhere',
  mine: 'On my services',
  on: (names: string) => `On ${names}`,
  unknown: (count: number) =>
    plural(count, { one: `${number(count)} movie not checked yet`, other: `${number(count)} movies not checked yet` }),
  oldest: (age: string) => `Oldest information: ${age}`,
  lastChecked: (age: string) => `Last checked: ${age}`,
  notChecked: 'Not checked yet',
  choose: 'Choose my services',
  noneChosen: 'See which of your movies are on your streaming services.',
  paused: 'Checking is paused to save data.',
  waiting: "Checking continues when you're back online.",
  failed: "TMDB didn't respond.",
  resume: 'Check now',
}
