import { number, plural } from '../grammar/en-us.ts'

export const enUS = {
  name: 'Not for me',
  named: (title: string) => `Not for me: ${title}`,
  hint: 'Movies that are not offered to you: not on Home, in Discover, among similar movies or for tonight. Search still finds them.',
  empty: 'You have not put away any movies. The button is under the posters, in each movie and on the Tonight page.',
  putBack: 'Put back',
  putBackNamed: (title: string) => `Put back: ${title}`,
  showAll: (count: number) =>
    plural(count, { one: `Show all ${number(count)} movie`, other: `Show all ${number(count)} movies` }),
  toasts: {
    putAway: {
      title: 'Put away',
      description: (title: string) => `You will not be offered ${title} any more.`,
      several: (count: number) =>
        plural(count, {
          one: `You will not be offered ${number(count)} movie any more.`,
          other: `You will not be offered ${number(count)} movies any more.`,
        }),
    },
    putBack: {
      title: 'Put back',
      description: (title: string) => `You may be offered ${title} again.`,
      several: (count: number) =>
        plural(count, {
          one: `You may be offered ${number(count)} movie again.`,
          other: `You may be offered ${number(count)} movies again.`,
        }),
    },
    failed: 'The browser did not save this. Its storage may be full.',
  },
}
