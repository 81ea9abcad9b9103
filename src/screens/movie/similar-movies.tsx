import { InlineError } from '#components/inline-error.tsx'
import { RecommendedCard } from '#components/recommended-card.tsx'
import { useModalQuery } from '#components/use-modal-query.ts'
import type { MovieId } from '#domain/movie.ts'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { useValue } from '#wiring/use-value.ts'
import { styles } from './movie-styles.ts'

const maxMovies = 4

export const SimilarMovies = ({ id }: { id: MovieId }) => {
  const { queries, notForMe } = useApp()
  const messages = useMessages().movie
  const { data, failure, retry } = useModalQuery(useValue(queries).recommendations(id))
  const hidden = useValue(notForMe.ids)
  const isPending = !data && !failure
  const movies = data?.results.filter((movie) => !hidden.has(movie.id)).slice(0, maxMovies) ?? []
  if (movies.length === 0 && data) return null
  return (
    <section className={styles.section} aria-busy={isPending}>
      <h3 className={styles.heading}>{messages.similar}</h3>
      {failure ? (
        <InlineError error={failure} retry={retry} />
      ) : (
        <ul className={styles.similar}>
          {movies.map((movie) => (
            <li key={movie.id}>
              <RecommendedCard movie={movie} sizes="(min-width: 48rem) 12rem, 44vw" />
            </li>
          ))}
          {isPending
            ? Array.from({ length: maxMovies }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity but their place
                <li key={index} aria-hidden="true" className={styles.similarSkeleton} />
              ))
            : null}
        </ul>
      )}
    </section>
  )
}
