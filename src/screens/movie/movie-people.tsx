import { directorsOf } from '#domain/credits.ts'
import type { MovieDetails } from '#domain/movie-details.ts'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import { look } from './movie-look.ts'

/** How many of the cast are named (spec section 9). */
const castShown = 10

/** The directors and the first ten of the cast, by name. */
export const MoviePeople = ({ movie }: { movie: MovieDetails }) => {
  const words = useValue(useApp().text).movie
  const directors = directorsOf(movie.crew)
  const cast = movie.cast.slice(0, castShown)
  return (
    <section className={look.section}>
      {directors.length === 0 ? null : (
        <>
          <h3 className={look.heading}>{words.directors(directors.length)}</h3>
          <p className={look.prose}>{directors.map((person) => person.name).join(', ')}</p>
        </>
      )}
      <h3 className={look.heading}>{words.cast}</h3>
      <p className={look.prose}>
        {cast.length === 0 ? words.noInformation : cast.map((person) => person.name).join(', ')}
        {movie.cast.length > castShown ? words.more : ''}
      </p>
    </section>
  )
}
