import { RecommendedCard } from '#components/card/recommended-card.tsx'
import type { PersonLink } from '#domain/movie/addresses.ts'
import { directedMovies, mostPopularMovies, type PersonCredits } from '#domain/movie/person.ts'
import type { PersonTab } from '#domain/movie/person-view.ts'
import { Button } from '#ui/button.tsx'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { styles } from './person-styles.ts'

const maxMovies = 4

interface KnownForProps {
  readonly from: PersonLink
  /** Undefined while loading. */
  readonly credits: PersonCredits | undefined
  readonly onTab: (tab: PersonTab) => void
}

export const KnownFor = ({ from, credits, onTab }: KnownForProps) => {
  const messages = useCoreMessages().person
  return (
    <section className={styles.section} aria-busy={!credits}>
      <h3 className={styles.heading}>{messages.knownForMovies}</h3>
      <ul className={styles.knownForGrid}>{credits ? <Movies from={from} credits={credits} /> : <Placeholders />}</ul>
      {credits ? (
        <AllCredits acted={credits.cast.length} directed={directedMovies(credits.crew).length} onTab={onTab} />
      ) : null}
    </section>
  )
}

const Movies = ({ from, credits }: { from: PersonLink; credits: PersonCredits }) =>
  mostPopularMovies(credits, maxMovies).map((movie) => (
    <li key={movie.id}>
      <RecommendedCard movie={movie} from={from} sizes="(min-width: 40rem) 11rem, 38vw" />
    </li>
  ))

const Placeholders = () =>
  Array.from({ length: maxMovies }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity but their place
    <li key={index} aria-hidden="true" className={styles.movieToCome} />
  ))

interface AllCreditsProps {
  readonly acted: number
  readonly directed: number
  readonly onTab: (tab: PersonTab) => void
}

const AllCredits = ({ acted, directed, onTab }: AllCreditsProps) => {
  const messages = useCoreMessages().person
  if (acted + directed === 0) return null
  return (
    <Button
      variant="link"
      className={styles.allCredits}
      onClick={() => onTab(directed > acted ? 'directing' : 'acting')}
    >
      {messages.allCredits}
    </Button>
  )
}
