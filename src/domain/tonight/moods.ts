import type { GenreNames } from '../movie/genres.ts'

type GenreName = GenreNames[keyof GenreNames]

/** English names of genres: a movie of any of them has the mood. */
export const moods = {
  funny: ['Comedy'],
  thrilling: ['Thriller', 'Crime', 'Mystery'],
  adventurous: ['Action', 'Adventure', 'Western'],
  moving: ['Drama', 'Romance'],
  otherworldly: ['Science Fiction', 'Fantasy'],
  scary: ['Horror'],
  family: ['Family', 'Animation'],
  real: ['Documentary', 'History', 'War'],
} as const satisfies Record<string, readonly GenreName[]>

export type Mood = keyof typeof moods
export const moodNames = Object.keys(moods) as readonly Mood[]

export const isMood = (name: string): name is Mood => Object.hasOwn(moods, name)
