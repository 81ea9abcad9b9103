import type { Movie } from '#domain/movie.ts'
import type { MovieDetails } from '#domain/movie-details.ts'
import { SkeletonLine } from '#ui/skeleton.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import { look } from './movie-look.ts'

/** What the movie is about; in English, and said so, where the chosen language has no text. */
export const Overview = ({ movie, details }: { movie: Movie; details: MovieDetails | null }) => {
  const { text, language } = useApp()
  const words = useValue(text).movie
  const wanted = useValue(language)
  const isTranslated = !details || details.overviewLanguage === wanted
  return (
    <section className={look.section}>
      <h3 className={look.heading}>{words.overview}</h3>
      {movie.overview || details ? (
        <p className={look.prose} lang={details?.overviewLanguage} dir="auto">
          {movie.overview || words.noInformation}
        </p>
      ) : (
        <p className={look.overviewToCome}>
          <SkeletonLine />
          <SkeletonLine />
          <SkeletonLine width="half" />
        </p>
      )}
      {movie.overview && !isTranslated ? <p className={look.note}>{words.inEnglish}</p> : null}
    </section>
  )
}
