import { RefreshCw } from 'lucide-react'
import { OffersSource } from '#components/offers-source.tsx'
import { useNotForMe } from '#components/use-not-for-me.ts'
import { useSectionMessages } from '#components/use-section-messages.ts'
import type { MovieId } from '#domain/movie.ts'
import { leftOut, meets, type TonightConditions, type TonightFilm } from '#domain/tonight.ts'
import { slimSnapshotOf } from '#domain/watch-history.ts'
import { formatList } from '#i18n/numbers.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { visuallyHidden } from '#ui/visually-hidden.ts'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import { Film } from './film.tsx'

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(3, minmax(0, 1fr))]' },
  gap: { base: '3', md: '4', lg: '6' },
  width: 'full',
  maxWidth: '[54rem]',
  marginInline: 'auto',
})
const foot = css({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '3', textAlign: 'center' })
const note = css({ textStyle: 'note', color: 'fg.muted', textWrap: 'balance' })
const skeleton = css({
  height: { base: '[10.25rem]', md: '[auto]' },
  aspectRatio: { md: '[5 / 11]' },
  borderRadius: 'dialog',
  background: 'raised',
  animationName: 'pulse',
  animationDuration: '[1.6s]',
  animationIterationCount: 'infinite',
})

interface FilmsProps {
  readonly films: readonly TonightFilm[]
  readonly conditions: TonightConditions
  readonly slots: readonly (MovieId | null)[]
  readonly hidden: readonly MovieId[]
  /** All were seen. */
  readonly isNewRound: boolean
  readonly onAnother: () => void
}

export const Films = ({ films, conditions, slots, hidden, isNewRound, onAnother }: FilmsProps) => {
  const messages = useSectionMessages('tonight')
  const { commands } = useNotForMe()
  const language = useValue(useApp().language)
  const shown = slots.flatMap((id, slot) => {
    const film = films.find(({ movie }) => movie.id === id)
    return film ? [{ film, slot }] : []
  })
  const titles = shown.map(({ film }) => film.movie.title)
  const meeting = films.filter((film) => meets(film, conditions) && !hidden.includes(film.movie.id)).length
  const { runtime, services } = leftOut(films, conditions)
  return (
    <>
      <p role="status" className={isNewRound ? note : visuallyHidden}>
        {isNewRound ? messages.allSeen(meeting) : messages.shown(formatList(language, titles))}
      </p>
      <ul className={row} aria-label={messages.films}>
        {shown.map(({ film, slot }) => (
          <li key={film.movie.id}>
            <Film film={film} slot={slot} onPutAway={() => commands.putAway(slimSnapshotOf(film.movie))} />
          </li>
        ))}
      </ul>
      <div className={foot}>
        <Button onClick={onAnother}>
          <RefreshCw aria-hidden="true" />
          {messages.another}
        </Button>
        {runtime > 0 ? <p className={note}>{messages.leftOut.runtime(runtime)}</p> : null}
        {services > 0 ? <p className={note}>{messages.leftOut.services(services)}</p> : null}
        <OffersSource />
      </div>
    </>
  )
}

export const FilmsSkeleton = () => (
  <div role="status" aria-label={useSectionMessages('tonight').looking}>
    <ul className={row} aria-hidden="true">
      {[0, 1, 2].map((slot) => (
        <li key={slot} className={skeleton} />
      ))}
    </ul>
  </div>
)
