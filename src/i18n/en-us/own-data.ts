import { number, plural } from './grammar.ts'

export const enUS = {
  heading: 'Data',
  import: 'Import',
  backup: 'Backup',
  storage: 'Storage',
  note: 'Your data lives only in this browser. Clearing site data deletes it, so export a backup.',
  watchlistItems: 'Watchlist Items',
  collections: 'Collections',
  moviesInCollections: 'Movies in Collections',
  space: 'Storage space',
  used: (percent: number) => (percent < 1 ? 'Less than 1% used' : `${percent}% used`),
  room: (movies: number) =>
    plural(movies, {
      one: `room for about ${number(movies)} more movie`,
      other: `room for about ${number(movies)} more movies`,
    }),
  full: 'no room for more movies',
  usedAndRoom: (used: string, room: string) => `${used}, ${room}`,
  copy: {
    last: 'Last copy',
    never: 'No copy yet',
    isExempt: 'Your browser clears its data after a week without a visit. A copy is safe from that.',
    orInstalledIsExempt:
      'Your browser clears its data after a week without a visit, unless you install Matinee. A copy is safe from that.',
    none: 'You have no copy outside this browser.',
    uncopied: (changes: number) =>
      plural(changes, {
        one: `${number(changes)} change is only in this browser.`,
        other: `${number(changes)} changes are only in this browser.`,
      }),
    dismiss: "Don't remind me again",
  },
  seenListed: (count: number) =>
    plural(count, {
      one: `${number(count)} movie that you had watched or rated was on no list. It's in Watched now.`,
      other: `${number(count)} movies that you had watched or rated were on no list. They're in Watched now.`,
    }),
  persistence: 'Protected storage',
  persisted: "On. Your browser won't clear this data on its own.",
  notPersisted: 'Off. Your browser may clear this data if space runs low.',
  clearedAfterAWeek: 'Off. Your browser clears this data after a week without a visit, or sooner if space runs low.',
  onHomeScreen:
    'Matinee on your Home Screen is exempt from that, but starts empty: export your data, choose Share > Add to Home Screen, then import the file there.',
  inDock:
    'Matinee in your Dock is exempt from that, but starts empty: export your data, choose File > Add to Dock, then import the file there.',
  storedIn: 'Backup copy',
  storedTwice: 'On. If one copy is damaged, the other replaces it.',
  export: 'Export Data',
  includeKey: 'Include my API key',
  includeKeyHint: 'Anyone with the file can read your key.',
  noKey: "You haven't added a key.",
}
