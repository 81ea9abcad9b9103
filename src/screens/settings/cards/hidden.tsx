import { useState } from 'react'
import { createSettingsCommands } from '#commands/settings.ts'
import { useHidden } from '#components/card/use-hidden.ts'
import { GenreToggles } from '#components/filters/genre-toggles.tsx'
import { Poster } from '#components/pictures/poster.tsx'
import { settingsAnchors } from '#domain/movie/addresses.ts'
import { genreChoiceFrom, genreChoiceText } from '#domain/movie/genre-choice.ts'
import { genreIdOf, genreNames } from '#domain/movie/genres.ts'
import { releaseYear } from '#domain/values/format.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { SettingsCard } from '../settings-card.tsx'

const list = css({ display: 'flex', flexDirection: 'column', gap: '3' })
const row = css({ display: 'flex', alignItems: 'center', gap: '3' })
const picture = css({ width: '9', flexShrink: '0', borderRadius: 'chip' })
const text = css({ flexGrow: '1', minWidth: '0', overflowWrap: 'anywhere' })
const year = css({ display: 'block', color: 'fg.muted', fontSize: 'xs' })
const none = css({ color: 'fg.muted', fontSize: 'sm' })
const all = css({ alignSelf: 'flex-start' })

const shownAtFirst = 5

/** The latest first. */
export const HiddenMovie = () => {
  const { lists, lazy, settings } = useApp()
  const { hidden } = lists
  const { neverShow } = useValue(settings.current)
  const never = neverShow?.genres ?? []
  const { commands, messages } = useHidden()
  const movies = useValue(hidden.items).toReversed()
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? movies : movies.slice(0, shownAtFirst)
  return (
    <SettingsCard anchor={settingsAnchors.hidden} title={messages.name} note={messages.hint}>
      {movies.length === 0 ? (
        <p className={none}>{messages.empty}</p>
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
      <div>
        <GenreToggles
          unwanted={messages.genres}
          genres={Object.values(genreNames)}
          genre={genreChoiceText({ genres: never.flatMap((id) => genreNames[id] ?? []), mode: 'any' })}
          onChange={(genre) => {
            const genres = genreChoiceFrom(genre).genres.flatMap((name) => genreIdOf(name) ?? [])
            lazy.get(createSettingsCommands).change({ field: 'neverShow', value: { ...neverShow, genres } })
          }}
        />
        <p className={none}>{messages.genresHint}</p>
      </div>
    </SettingsCard>
  )
}
