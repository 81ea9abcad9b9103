import { movies, number, plural } from './grammar.ts'

const viewings = (count: number) =>
  plural(count, { one: `${number(count)} viewing`, other: `${number(count)} viewings` })
const hours = (count: number) => plural(count, { one: `${number(count)} hour`, other: `${number(count)} hours` })

/** The messages of the statistics and the year in review. */
export const enUS = {
  heading: 'Statistics',
  subtitle: "Everything you've watched, in numbers",
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
    counting: 'Still counting',
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
    companions: 'Watched with',
    directors: 'Most-watched directors',
    actors: 'Most-watched actors',
    collections: 'Your collections',
    filmographies: "Your directors' movies",
  },
  yourRatings: 'You',
  noLanguage: 'No language',
  serboCroatian: 'Serbo-Croatian',
  tmdbRatings: 'TMDB',
  asTable: 'Show as table',
  asChart: 'Show as chart',
  less: 'Less',
  more: 'More',
  share: (watched: number, total: number) => `${number(watched)} of ${number(total)}`,
  /** Of movies that could have been. */
  seen: (watched: number, total: number) => `${number(watched)} of ${number(total)} seen`,
  unreleased: (count: number) => `${number(count)} not out yet`,
  personNote: 'With three movies or more',
  nobody: 'No one with three or more of these movies yet.',
  none: 'Not known yet.',
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
    unlisted: 'On no list',
    since: (date: string) => `Since ${date}`,
    until: (date: string) => `Until ${date}`,
    unknownPerson: 'One person',
  },
  undated: (count: number) =>
    plural(count, {
      one: `${number(count)} viewing has no date: it counts in the totals, but not in the charts of days, months and years.`,
      other: `${number(count)} viewings have no date: they count in the totals, but not in the charts of days, months and years.`,
    }),
  withoutViewing: (count: number) =>
    plural(count, {
      one: `${number(count)} movie was marked as watched without a viewing: it counts in the total, but not in the charts.`,
      other: `${number(count)} movies were marked as watched without a viewing: they count in the total, but not in the charts.`,
    }),
  unknownRuntimes: (count: number) =>
    plural(count, {
      one: `The runtime of ${number(count)} viewing is unknown, so the real number of hours is higher.`,
      other: `The runtime of ${number(count)} viewings is unknown, so the real number of hours is higher.`,
    }),
  facts: {
    label: 'Loading details',
    missing: (count: number) =>
      plural(count, {
        one: `The people, country and language of ${number(count)} movie aren't known yet.`,
        other: `The people, countries and languages of ${number(count)} movies aren't known yet.`,
      }),
    paused: 'Loading is paused.',
    waiting: "Loading continues when you're back online.",
    failed: "TMDB didn't respond.",
    pause: 'Pause',
    resume: 'Load details',
  },
  watchlist: {
    heading: 'Still on your watchlist',
    amount: (count: number, time: string) => `${movies(count)}, ${time} to watch`,
    unknown: (count: number) =>
      plural(count, {
        one: `Not counting ${number(count)} movie with an unknown runtime.`,
        other: `Not counting ${number(count)} movies with an unknown runtime.`,
      }),
    pace: (weeks: number) =>
      plural(weeks, {
        one: `At your pace over the last 90 days, you'd finish in ${number(weeks)} week.`,
        other: `At your pace over the last 90 days, you'd finish in ${number(weeks)} weeks.`,
      }),
  },
  few: 'Averages and charts appear here after five movies.',
  empty: 'No viewings yet. Mark a movie as watched to see its numbers here.',
  emptyPeriod: "You didn't watch anything in this period.",
  showAll: 'Show all time',
  review: {
    open: (year: string) => `${year} in review`,
    heading: (year: string) => `${year} in review`,
    subtitle: 'Your year as a picture to keep or share',
    back: 'Back to statistics',
    shape: 'Shape of the picture',
    portrait: 'Portrait',
    landscape: 'Landscape',
    download: 'Download picture',
    share: 'Share',
    failed: "The picture couldn't be created.",
    empty: (year: string) => `You didn't watch anything in ${year}.`,
    year: 'My year in movies',
    pace: (days: number, month: string) =>
      days === 1
        ? `A movie a day, most often in ${month}.`
        : `A movie every ${number(days)} days, most often in ${month}.`,
    genres: 'Top genres',
    directors: 'Directors',
    actors: 'Actors',
    first: 'First movie',
    last: 'Last movie',
    best: 'Highest rated',
    all: 'Movie by movie',
  },
}
