import { RecommendedCard } from '#components/card/recommended-card.tsx'
import { InlineError } from '#components/loading/inline-error.tsx'
import { useModalQuery } from '#components/loading/use-modal-query.ts'
import type { MovieId } from '#domain/movie/movie.ts'
import { isNotFound } from '#domain/movie/provider-error.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { useNeverShown } from '#wiring/movies/never-shown.ts'
import { styles } from '../movie-styles.ts'

const maxMovies = 4

export const SimilarMovies = ({ id }: { id: MovieId }) => {
  const { provider, lists } = useApp()
  const messages = useCoreMessages().movie
  const { data, failure, retry } = useModalQuery(useValue(provider.queries).recommendations(id))
  const hidden = useValue(lists.hidden.ids)
  const isNever = useNeverShown()
  const isPending = !data && !failure
  const movies = data?.results.filter((movie) => !hidden.has(movie.id) && !isNever(movie)).slice(0, maxMovies) ?? []
  if (isNotFound(failure) || (movies.length === 0 && data)) return null
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
