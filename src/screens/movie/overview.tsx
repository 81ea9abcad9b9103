import type { Movie } from '#domain/movie.ts'
import type { MovieDetails } from '#domain/movie-details.ts'
import { SkeletonLine } from '#ui/skeleton.tsx'
import { visuallyHidden } from '#ui/visually-hidden.ts'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { useValue } from '#wiring/use-value.ts'
import { styles } from './movie-styles.ts'

export const Overview = ({ movie, details }: { movie: Movie; details: MovieDetails | null }) => {
  const { language } = useApp()
  const messages = useMessages().movie
  const preferredLanguage = useValue(language)
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
