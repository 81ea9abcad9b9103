import { RefreshCw } from 'lucide-react'
import { createHidingCommands } from '#commands/hidden.ts'
import { OffersSource } from '#components/services/offers-source.tsx'
import { ShareButton } from '#components/sharing/share-button.tsx'
import type { MovieId } from '#domain/movie/movie.ts'
import { slimSnapshotOf } from '#domain/records/watch-history.ts'
import { leftOut, meets, type TonightConditions, type TonightMovie } from '#domain/tonight/tonight.ts'
import { reasonFor } from '#domain/tonight/tonight-reason.ts'
import { formatList } from '#i18n/numbers.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { visuallyHidden } from '#ui/visually-hidden.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useLazy } from '#wiring/app/use-lazy.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { Movie } from './movie.tsx'

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '1', md: '3' },
  columnGap: { md: '4', lg: '6' },
  rowGap: { base: '3', md: '0' },
  width: 'full',
  maxWidth: { base: '[54rem]', '2xl': '[66rem]' },
  marginInline: 'auto',
})
// All three have their parts at the same heights, and the buttons in one line.
const place = css({ display: 'grid', gridRow: { md: 'span 6' }, gridTemplateRows: { md: 'subgrid' } })
const foot = css({ stack: '3', alignItems: 'center', textAlign: 'center' })
const choices = css({ row: '2', flexWrap: 'wrap', justifyContent: 'center' })
const note = css({ textStyle: 'note', color: 'fg.muted', textWrap: 'balance' })
const skeleton = css({
  height: { base: '41', md: 'auto' },
  aspectRatio: { md: '[5 / 11]' },
  borderRadius: 'dialog',
  background: 'raised',
  animationStyle: 'pulse',
})

interface MoviesProps {
  readonly movies: readonly TonightMovie[]
  readonly conditions: TonightConditions
  readonly slots: readonly (MovieId | null)[]
  readonly hidden: readonly MovieId[]
  /** All were seen. */
  readonly isNewRound: boolean
  readonly onAnother: () => void
}

export const Movies = ({ movies, conditions, slots, hidden, isNewRound, onAnother }: MoviesProps) => {
  const messages = useMessages().tonight
  const commands = useLazy(createHidingCommands)
  const app = useApp()
  const language = useValue(app.language.current)
  const mine = useValue(app.settings.myServices)
  const shown = slots.flatMap((id, slot) => {
    const movie = movies.find(({ movie }) => movie.id === id)
    return movie ? [{ movie, slot }] : []
  })
  const titles = shown.map(({ movie }) => movie.movie.title)
  const meeting = movies.filter((movie) => meets(movie, conditions) && !hidden.includes(movie.movie.id)).length
  const { runtime, services } = leftOut(movies, conditions)
  return (
    <>
      <p role="status" className={isNewRound ? note : visuallyHidden}>
        {isNewRound ? messages.allSeen({ count: meeting }) : messages.shown({ titles: formatList(language, titles) })}
      </p>
      <ul className={row} aria-label={messages.movies}>
        {shown.map(({ movie, slot }) => (
          <li key={movie.movie.id} className={place}>
            <Movie
              movie={movie}
              reason={reasonFor(movie, conditions, mine)}
              slot={slot}
              onHide={() => commands.hide(slimSnapshotOf(movie.movie))}
            />
          </li>
        ))}
      </ul>
      <div className={foot}>
        <div className={choices}>
          <Button onClick={onAnother}>
            <RefreshCw aria-hidden="true" />
            {messages.another}
          </Button>
          <ShareButton name={messages.question} movies={shown.map(({ movie }) => movie.movie)} />
        </div>
        {runtime > 0 ? <p className={note}>{messages.leftOut.runtime({ count: runtime })}</p> : null}
        {services > 0 ? <p className={note}>{messages.leftOut.services({ count: services })}</p> : null}
        <OffersSource />
      </div>
    </>
  )
}

export const MoviesSkeleton = () => (
  <div role="status" aria-label={useMessages().tonight.looking}>
    <ul className={row} aria-hidden="true">
      {[0, 1, 2].map((slot) => (
        <li key={slot} className={skeleton} />
      ))}
    </ul>
  </div>
)
