import { number, plural } from './grammar.ts'

export const enUS = {
  name: 'Not for me',
  named: (title: string) => `Not for me: ${title}`,
  hint: "These movies aren't suggested on Home, in Discover, among similar movies or on the Tonight page. Search still finds them.",
  empty:
    'No movies are hidden. Look for "Not for me" below a poster, in the details of a movie and on the Tonight page.',
  unhide: 'Restore',
  unhideNamed: (title: string) => `Restore: ${title}`,
  showAll: (count: number) =>
    plural(count, { one: `Show all ${number(count)} movie`, other: `Show all ${number(count)} movies` }),
  toasts: {
    hide: {
      title: 'Hidden',
      description: (title: string) => `${title} won't be suggested anymore.`,
      several: (count: number) =>
        plural(count, {
          one: `${number(count)} movie won't be suggested anymore.`,
          other: `${number(count)} movies won't be suggested anymore.`,
        }),
    },
    unhide: {
      title: 'Restored',
      description: (title: string) => `${title} may be suggested again.`,
      several: (count: number) =>
        plural(count, {
          one: `${number(count)} movie may be suggested again.`,
          other: `${number(count)} movies may be suggested again.`,
        }),
    },
    failed: "Your browser couldn't save this. Its storage may be full.",
  },
}
