import { RecommendedCard } from '#components/card/recommended-card.tsx'
import type { PersonLink } from '#domain/movie/addresses.ts'
import { directedMovies, mostPopularMovies, type PersonCredits } from '#domain/movie/person.ts'
import type { PersonTab } from '#domain/movie/person-view.ts'
import { Button } from '#ui/button.tsx'
import { useMessages } from '#wiring/app/use-messages.ts'
import { styles } from './person-styles.ts'

const maxMovies = 4

interface KnownForProps {
  readonly from: PersonLink
  readonly credits: PersonCredits
  readonly onTab: (tab: PersonTab) => void
}

export const KnownFor = ({ from, credits, onTab }: KnownForProps) => {
  const messages = useMessages().person
  const movies = mostPopularMovies(credits, maxMovies)
  const [acted, directed] = [credits.cast.length, directedMovies(credits.crew).length]
  if (movies.length === 0) return null
  return (
    <section className={styles.knownFor}>
      <h3 className={styles.heading}>{messages.knownForMovies}</h3>
      <ul className={styles.knownForGrid}>
        {movies.map((movie) => (
          <li key={movie.id}>
            <RecommendedCard movie={movie} from={from} sizes="(min-width: 48rem) 12.5rem, 45vw" />
          </li>
        ))}
      </ul>
      {acted + directed === 0 ? null : (
        <Button
          variant="link"
          className={styles.allCredits}
          onClick={() => onTab(directed > acted ? 'directing' : 'acting')}
        >
          {messages.allCredits}
        </Button>
      )}
    </section>
  )
}
