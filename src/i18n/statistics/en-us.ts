import { numbersOf } from '../numbers.ts'
import { pluralOf } from '../plural.ts'

const plural = pluralOf('en-US')
const { number } = numbersOf('en-US')

const movies = (count: number) => plural(count, { one: `${number(count)} movie`, other: `${number(count)} movies` })
const viewings = (count: number) =>
  plural(count, { one: `${number(count)} viewing`, other: `${number(count)} viewings` })
const hours = (count: number) => plural(count, { one: `${number(count)} hour`, other: `${number(count)} hours` })

/** The messages of the statistics and the year in review. */
export const enUS = {
  heading: 'Statistics',
  subtitle: 'Everything you watched, in numbers',
  period: 'Period',
  allTime: 'All time',
  range: 'Choose dates...',
  from: 'From',
  to: 'To',
  movies,
  viewings,
  hours,
  days: (count: number) => plural(count, { one: `${number(count)} day`, other: `${number(count)} days` }),
  totals: {
    label: 'Totals',
    movies: 'Movies',
    viewings: 'Viewings',
    hours: 'Hours',
    rewatches: 'Rewatches',
    average: 'Average rating',
    streak: 'Longest streak',
    busiestDay: 'Busiest day',
    busiestMonth: 'Busiest month',
  },
  charts: {
    calendar: (year: string) => `Viewings in ${year}`,
    years: 'Viewings by year',
    months: 'Viewings by month',
    weekdays: 'Viewings by weekday',
    ratings: 'Ratings',
    decades: 'Decades',
    releaseYears: 'Release years',
    genres: 'Genres',
    countries: 'Countries',
    languages: 'Original languages',
    runtimes: 'Runtimes',
    directors: 'Directors you saw most',
    actors: 'Actors you saw most',
    collections: 'Your collections',
    filmographies: 'Movies of your directors',
  },
  yourRatings: 'You',
  tmdbRatings: 'TMDB',
  asTable: 'Show as table',
  asChart: 'Show as chart',
  less: 'Less',
  more: 'More',
  share: (watched: number, total: number) => `${number(watched)} of ${number(total)}`,
  personNote: 'With three movies or more',
  nobody: 'Nobody in three of these movies yet.',
  none: 'None of these is known yet.',
  runtime: {
    under: (minutes: number) => `Under ${number(minutes)} min`,
    between: (least: number, most: number) => `${number(least)}–${number(most)} min`,
    over: (minutes: number) => `${number(minutes)} min or more`,
  },
  decade: (year: number) => `${year}s`,
  filters: {
    released: (year: string) => `Released in ${year}`,
    director: (name: string) => `Directed by ${name}`,
    actor: (name: string) => `With ${name}`,
    own: (rating: string) => `You: ${rating}`,
    votes: (rating: string) => `TMDB: ${rating}`,
    rated: 'Rated by you',
    undated: 'Without a date',
    rewatch: 'Rewatches',
    since: (date: string) => `Since ${date}`,
    until: (date: string) => `Until ${date}`,
    unknownPerson: 'One person',
  },
  undated: (count: number) =>
    plural(count, {
      one: `${number(count)} viewing has no date: it counts in the totals, but not in the charts of days, months and years.`,
      other: `${number(count)} viewings have no date: they count in the totals, but not in the charts of days, months and years.`,
    }),
  unknownRuntimes: (count: number) =>
    plural(count, {
      one: `The runtime of ${number(count)} viewing is not known, so the hours are too few.`,
      other: `The runtime of ${number(count)} viewings is not known, so the hours are too few.`,
    }),
  facts: {
    label: 'Loading details',
    missing: (count: number) =>
      plural(count, {
        one: `The people, country and language of ${number(count)} movie are not known yet.`,
        other: `The people, countries and languages of ${number(count)} movies are not known yet.`,
      }),
    paused: 'Loading is paused.',
    waiting: 'Loading waits for a network.',
    failed: 'TMDB did not answer.',
    pause: 'Pause',
    resume: 'Load details',
  },
  watchlist: {
    heading: 'Still on your watchlist',
    amount: (count: number, time: string) => `${movies(count)}, ${time} to watch`,
    unknown: (count: number) =>
      plural(count, {
        one: `Without ${number(count)} movie of unknown runtime.`,
        other: `Without ${number(count)} movies of unknown runtime.`,
      }),
    pace: (weeks: number) =>
      plural(weeks, {
        one: `At your pace of the last 90 days, done in ${number(weeks)} week.`,
        other: `At your pace of the last 90 days, done in ${number(weeks)} weeks.`,
      }),
  },
  few: 'Averages and charts mean something from five movies on. Here they will be.',
  empty: 'No viewings yet. Mark a movie as watched, and its numbers are here.',
  emptyPeriod: 'You watched nothing in this period.',
  showAll: 'Show all time',
  review: {
    open: (year: string) => `${year} in review`,
    heading: (year: string) => `${year} in review`,
    subtitle: 'Your year as a picture to keep or to share',
    back: 'Back to the statistics',
    shape: 'Shape of the picture',
    portrait: 'Portrait',
    landscape: 'Landscape',
    download: 'Download picture',
    share: 'Share',
    failed: 'The picture could not be made.',
    empty: (year: string) => `You watched nothing in ${year}.`,
    year: 'My year in movies',
    genres: 'Top genres',
    directors: 'Directors',
    actors: 'Actors',
    first: 'First movie',
    last: 'Last movie',
    best: 'Best rated',
  },
}
