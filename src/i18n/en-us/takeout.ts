import { movies, number, plural } from './grammar.ts'

export const enUS = {
  heading: 'Use it elsewhere',
  note: 'Files with your own movies for other services and for spreadsheets. Only a backup has everything.',
  empty: 'There is nothing to take along yet.',
  spreadsheet: 'Spreadsheet',
  hints: {
    letterboxd: 'Diary, watchlist and collections as lists',
    trakt: 'History, ratings and watchlist',
    table: 'Everything in one table, a line for each thing',
  },
  title: (name: string) => `Files for ${name}`,
  contents: (count: number, files: number) =>
    `${movies(count)} in ${plural(files, { one: 'one file', other: `${number(files)} files` })}.`,
  zip: 'They come in one ZIP file. Unpack it before you upload them.',
  lost: "What they can't hold",
  losses: {
    'times of day': 'The time of day of a viewing: days remain.',
    'viewings of one day': 'Viewings of one movie on one day become one. Notes and tags are kept of all of them.',
    'undated viewings': 'Several viewings without a date become one.',
    'ratings without a viewing': 'Movies that you rated or wrote about without a viewing count as watched.',
    likes: 'Likes.',
    'when it was rated': 'When you rated a movie.',
    'when it was added': 'When you added a movie.',
    'movies being watched': 'That you are in the middle of a movie.',
    'details of viewings': 'Rating, note and tags of a single viewing. The latest rating becomes that of the movie.',
    'notes and tags': 'Notes and tags.',
    collections: 'Collections.',
    'names of lists': 'Names and descriptions of collections: enter them when you create the lists.',
    'the rest of the app': 'Settings, tabs, covers, and movies that are not for you.',
  },
  concerns: (count: number) => `(${movies(count)})`,
  next: 'Where to take it',
  where: {
    letterboxd:
      'Upload the history there, the watchlist on your watchlist page, and each list on the page of a new list.',
    trakt: 'Upload the file there, under Data.',
    table: 'Excel, LibreOffice, Numbers and Google Sheets open it, and Matinee can import it again.',
  },
  ids: {
    label: 'Looking up IMDb ids',
    complete: 'All IMDb ids were looked up.',
    missing: (count: number) =>
      plural(count, {
        one: `${number(count)} movie has no IMDb id yet. You can download without it.`,
        other: `${number(count)} movies have no IMDb id yet. You can download without them.`,
      }),
  },
  failed: "We couldn't make the file. Please try again.",
  cancel: 'Cancel',
  download: 'Download',
}
