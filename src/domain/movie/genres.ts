const english = {
  28: 'Action',
  12: 'Adventure',
  16: 'Animation',
  35: 'Comedy',
  80: 'Crime',
  99: 'Documentary',
  18: 'Drama',
  10751: 'Family',
  14: 'Fantasy',
  36: 'History',
  27: 'Horror',
  10402: 'Music',
  9648: 'Mystery',
  10749: 'Romance',
  878: 'Science Fiction',
  10770: 'TV Movie',
  53: 'Thriller',
  10752: 'War',
  37: 'Western',
}

export type GenreNames = Readonly<Record<keyof typeof english, string>>

/** English names by TMDB id (docs/spec.md, section 9). Every language has its own: TMDB's are odd in some. */
export const genreNames: GenreNames & Readonly<Record<number, string>> = english

const idsByName = new Map(Object.entries(genreNames).map(([id, name]) => [name, Number(id)]))

export const genreIdOf = (name: string): number | undefined => idsByName.get(name)
