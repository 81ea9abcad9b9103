import { type Movie, movieOf } from '#domain/movie/movie.ts'
import type { WatchlistItem } from '#domain/records/library.ts'
import { bareMovie } from '#domain/sharing/bare-movie.ts'
import { type SharedList, type SharedMovie, sharedMovieOf } from '#domain/sharing/shared-list.ts'
import { useApp } from '#wiring/app/use-app.ts'

/** As TMDB answered, else as the watchlist has it, else as the link has it. */
export const knownMovie = (shared: SharedMovie, answer: Movie | undefined, own: WatchlistItem | undefined): Movie =>
  answer ?? (own ? movieOf(own.movie) : bareMovie(shared))

/** The list's movies, with the titles that were found. */
export const withTitles = ({ movies }: SharedList, known: readonly Movie[]): readonly SharedMovie[] => {
  const found = new Map(known.map((movie) => [movie.id, sharedMovieOf(movie)]))
  return movies.map((movie) => (movie.title === '' ? { ...movie, ...found.get(movie.id) } : movie))
}

/** Returns what is known of the movies when it is called, without those of which not even the title is. */
export const useSharedMovies = (list: SharedList): (() => readonly Movie[]) => {
  const { provider, lists } = useApp()
  return () =>
    list.movies
      .map((shared) => {
        const answer = provider.queryClient.getQueryData(provider.queries.peek().movie(shared.id).queryKey)
        return knownMovie(shared, answer, lists.watchlist.byMovie.peek().get(shared.id))
      })
      .filter(({ title }) => title !== '')
}
