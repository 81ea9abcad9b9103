import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Backdrop } from '#components/backdrop.tsx'
import { GenreBadge } from '#components/genre-badge.tsx'
import { Poster } from '#components/poster.tsx'
import { RatingPill } from '#components/rating-pill.tsx'
import { ratingText, releaseYear, runtimeParts } from '#domain/format.ts'
import type { MovieId } from '#domain/movie.ts'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import { look } from './movie-look.ts'
import { MoviePeople } from './movie-people.tsx'
import { WatchlistActions } from './watchlist-actions.tsx'

/** Everything that is known of a movie. */
export const MovieFacts = ({ id }: { id: MovieId }) => {
  const { queries, commands, text, language } = useApp()
  const words = useValue(text).movie
  const { data: movie } = useSuspenseQuery(useValue(queries).movie(id))
  useEffect(() => commands.watchlist.refresh(movie), [commands, movie])
  const runtime = runtimeParts(movie.runtime)
  const isTranslated = movie.overviewLanguage === useValue(language)
  return (
    <article>
      <title>{movie.title}</title>
      <Backdrop movie={movie} />
      <div className={look.body}>
        <div className={look.head}>
          <div className={look.poster}>
            <Poster movie={movie} sizes="(min-width: 48rem) 11rem, 7rem" eager />
          </div>
          <div className={look.names}>
            <h2 className={look.title} dir="auto">
              {movie.title}
            </h2>
            <ul className={look.facts}>
              <li>{releaseYear(movie.releaseDate) ?? words.unknown}</li>
              {runtime ? <li>{words.runtime(runtime.hours, runtime.minutes)}</li> : null}
              <li>
                <RatingPill rating={ratingText(movie.voteAverage)} />
              </li>
            </ul>
            <ul className={look.genres}>
              {movie.genres.map((genre) => (
                <li key={genre}>
                  <GenreBadge genre={genre} />
                </li>
              ))}
            </ul>
          </div>
        </div>
        <WatchlistActions movie={movie} />
        <section className={look.section}>
          <h3 className={look.heading}>{words.overview}</h3>
          <p className={look.prose} lang={movie.overviewLanguage} dir="auto">
            {movie.overview || words.noInformation}
          </p>
          {movie.overview && !isTranslated ? <p className={look.note}>{words.inEnglish}</p> : null}
        </section>
        <MoviePeople movie={movie} />
      </div>
    </article>
  )
}
