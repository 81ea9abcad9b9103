import { collections, megabytes, number, plural } from './grammar.ts'

export const enUS = {
  choose: 'Import Data',
  drop: "Choose or drop an export file. You'll review changes before they're saved.",
  dropNow: 'Drop the file here',
  reading: 'Reading the file...',
  cancel: 'Cancel',
  title: 'Import Data',
  exported: (date: string) => `Exported ${date}`,
  exportDateUnknown: 'Export date unknown',
  inFile: 'In file',
  lists: {
    watchlist: 'Watchlist Items',
    collections: 'Collections',
    collectionMovies: 'Movies in Collections',
    watchHistory: 'Watch History',
    notForMe: 'Not for Me',
    friends: "Friends' Lists",
    savedFilters: 'Saved Filters',
    settings: 'Settings',
  },
  count: number,
  strategy: 'How to import',
  strategies: {
    merge: { name: 'Merge', hint: "Adds what you don't have yet and keeps what you do." },
    overwrite: { name: 'Overwrite', hint: "Replaces your lists with the file's." },
  },
  outcome: 'What will happen',
  changes: { added: 'To add', kept: 'To keep', replaced: 'To replace', removed: 'To remove' },
  total: (change: string, count: number) => `${change}: ${number(count)}`,
  settingsChange: (fields: string) => `Settings that will change: ${fields}`,
  noSettingsChange: 'Settings stay the same.',
  renamed: (count: number) =>
    plural(count, {
      one: `${number(count)} collection will get a number because its name is taken.`,
      other: `${number(count)} collections will get a number because their names are taken.`,
    }),
  orphans: (count: number) =>
    plural(count, {
      one: `${number(count)} movie will be skipped because its collection doesn't exist.`,
      other: `${number(count)} movies will be skipped because their collections don't exist.`,
    }),
  leftOut: (count: number) =>
    plural(count, {
      one: `${number(count)} entry couldn't be read and will be skipped`,
      other: `${number(count)} entries couldn't be read and will be skipped`,
    }),
  wrongRatings: (count: number) =>
    plural(count, {
      one: `${number(count)} rating outside 1 to 10 will be skipped`,
      other: `${number(count)} ratings outside 1 to 10 will be skipped`,
    }),
  reason: (list: string, count: number, reason: string) => `${list}: ${number(count)}, ${reason}`,
  reasons: {
    'not a list': 'not a list',
    'not an object': 'not a record',
    'no movie id': 'no movie ID',
    'no id': 'no ID',
    'no name': 'no name',
    'no collection id': 'no collection ID',
    repeated: 'repeated in the file',
    setting: (field: string) => `${field}: invalid value`,
  },
  key: { label: 'Use the API key in the file', new: "You haven't added a key yet.", other: 'It replaces your key.' },
  confirm: 'Import',
  replaceMovies: (count: number) =>
    plural(count, { one: `Replace ${number(count)} movie`, other: `Replace ${number(count)} movies` }),
  replaceLists: 'Replace my lists',
  importing: 'Importing...',
  tooMuch: (amount: string) => `This doesn't fit in your browser's storage. It's ${amount} too large.`,
  megabytes,
  problems: {
    'no file': 'No file data available',
    failed: 'Failed to read import file',
    'not readable': 'Failed to read the file.',
    'not text': 'Failed to read file as text.',
    'not json': 'Invalid JSON file format.',
    'not a backup': 'Invalid export file format.',
    'not saved': "Your browser couldn't save the imported data. Nothing has changed.",
    tooLarge: (size: string, most: string) => `This file is too large: ${size}. The limit is ${most}.`,
    schema: (version: string) => `Unsupported data schema version: ${version}`,
    noSchema: 'unknown',
    lists: {
      watchlist: 'Invalid watchlist data format.',
      collections: 'Invalid collections data format.',
      collectionMovies: 'Invalid collection movies data format.',
    },
  },
  failed: 'Import failed',
  done: {
    title: 'Import successful',
    description: (items: number, lists: number) =>
      `Imported ${plural(items, { one: `${number(items)} watchlist item`, other: `${number(items)} watchlist items` })} and ${collections(lists)}`,
  },
  last: (fileName: string, date: string) => `Last import: ${fileName} (${date})`,
  undo: 'Undo Import',
  undoHint: 'Undoing keeps what you changed since.',
  undone: { title: 'Import undone', description: 'Your data is back to how it was before' },
  undoFailed: "We couldn't undo the import. Please try again.",
}
