import type { Movie } from '#domain/movie/movie.ts'
import type { MovieDetails } from '#domain/movie/movie-details.ts'
import { SkeletonLine } from '#ui/skeleton.tsx'
import { visuallyHidden } from '#ui/visually-hidden.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { styles } from '../movie-styles.ts'

export const Overview = ({ movie, details }: { movie: Movie; details: MovieDetails | null }) => {
  const messages = useCoreMessages().movie
  const preferredLanguage = useValue(useApp().language.current)
  const isTranslated = !details || details.overviewLanguage === preferredLanguage
  return (
    <section className={styles.section}>
      <h3 className={visuallyHidden}>{messages.overview}</h3>
      {movie.overview || details ? (
        <p className={styles.overview} lang={details?.overviewLanguage} dir="auto">
          {movie.overview || messages.noInformation}
        </p>
      ) : (
        <p className={styles.overviewToCome}>
          <SkeletonLine />
          <SkeletonLine />
          <SkeletonLine width="half" />
        </p>
      )}
      {movie.overview && !isTranslated ? <p className={styles.note}>{messages.inEnglish}</p> : null}
    </section>
  )
}
