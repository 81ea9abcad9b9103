/** The lists of a backup. */
export const importLists = [
  'watchlist',
  'collections',
  'collectionMovies',
  'watchHistory',
  'notForMe',
  'friends',
] as const
export type ImportList = (typeof importLists)[number]
