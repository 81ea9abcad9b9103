export const genreModes = ['any', 'all'] as const
export type GenreMode = (typeof genreModes)[number]

export interface GenreChoice {
  readonly genres: readonly string[]
  readonly mode: GenreMode
}

// As in TMDB's own parameters.
const separators: Readonly<Record<GenreMode, string>> = { any: '|', all: ',' }

const escaped = (genre: string): string => genre.replace(/[%|,]/g, (character) => encodeURIComponent(character))

const unescaped = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** 'Drama', 'Drama|Crime' for either, or 'Drama,Crime' for both. */
export const genreChoiceFrom = (text: string): GenreChoice => {
  const mode: GenreMode = text.includes(separators.all) ? 'all' : 'any'
  const names = text.split(separators[mode]).map((name) => unescaped(name.trim()))
  return { genres: [...new Set(names.filter((name) => name !== ''))], mode }
}

export const genreChoiceText = ({ genres, mode }: GenreChoice): string => genres.map(escaped).join(separators[mode])

export const isOfGenres = ({ genres, mode }: GenreChoice, own: readonly string[]): boolean => {
  const has = (genre: string) => own.includes(genre)
  return mode === 'all' ? genres.every(has) : genres.some(has)
}
