import { number, plural } from '../grammar/en-us.ts'

export const enUS = {
  hint: 'Movies on your lists that you can watch there for no extra charge show the name of the service. Streaming, free and with ads count; renting and buying do not.',
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
  waiting: 'Checking waits for a network.',
  failed: 'TMDB did not answer.',
  resume: 'Check now',
}
