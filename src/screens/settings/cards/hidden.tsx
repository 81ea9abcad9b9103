import { useState } from 'react'
import { createHidingCommands } from '#commands/hidden.ts'
import { Poster } from '#components/pictures/poster.tsx'
import { settingsAnchors } from '#domain/movie/addresses.ts'
import { releaseYear } from '#domain/values/format.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { quietText } from '#ui/texts.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useLazy } from '#wiring/app/use-lazy.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { SettingsCard } from '../settings-card.tsx'
import { NeverShow } from './never-show.tsx'

const list = css({ stack: '3' })
const row = css({ row: '3', flexWrap: { _largeText: 'wrap' } })
const picture = css({ width: '9', flexShrink: '0', borderRadius: 'chip' })
const text = css({ flexGrow: '1', minWidth: '0', overflowWrap: 'anywhere' })
const year = css({ display: 'block', color: 'fg.muted', fontSize: 'xs' })
const all = css({ alignSelf: 'flex-start' })

const shownAtFirst = 5

/** The latest first. */
export const HiddenMovie = () => {
  const { hidden } = useApp().lists
  const commands = useLazy(createHidingCommands)
  const messages = useMessages().hidden
  const movies = useValue(hidden.items).toReversed()
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? movies : movies.slice(0, shownAtFirst)
  return (
    <SettingsCard anchor={settingsAnchors.hidden} title={messages.name} note={messages.hint}>
      {movies.length === 0 ? (
        <p className={quietText}>{messages.empty}</p>
      ) : (
        <ul className={list} aria-label={messages.name}>
          {shown.map(({ movieId, movie }) => (
            <li key={movieId} className={row}>
              <span className={picture}>
                <Poster movie={{ ...movie, voteAverage: 0 }} sizes="2.25rem" />
              </span>
              <span className={text}>
                <span dir="auto">{movie.title}</span>
                <span className={year}>{releaseYear(movie.releaseDate)}</span>
              </span>
              <Button
                aria-label={messages.unhideNamed({ title: movie.title })}
                onClick={() => commands.unhide(movieId)}
              >
                {messages.unhide}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {shown.length < movies.length ? (
        <Button variant="link" className={all} onClick={() => setShowsAll(true)}>
          {messages.showAll({ count: movies.length })}
        </Button>
      ) : null}
      <NeverShow />
    </SettingsCard>
  )
}
