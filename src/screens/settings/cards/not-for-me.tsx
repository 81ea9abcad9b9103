import { useState } from 'react'
import { useNotForMe } from '#components/card/use-not-for-me.ts'
import { Poster } from '#components/pictures/poster.tsx'
import { releaseYear } from '#domain/values/format.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'

const list = css({ display: 'flex', flexDirection: 'column', gap: '3' })
const row = css({ display: 'flex', alignItems: 'center', gap: '3' })
const picture = css({ width: '9', flexShrink: '0', borderRadius: 'chip' })
const text = css({ flexGrow: '1', minWidth: '0', overflowWrap: 'anywhere' })
const year = css({ display: 'block', color: 'fg.muted', fontSize: 'xs' })
const none = css({ color: 'fg.muted', fontSize: 'sm' })
const all = css({ alignSelf: 'flex-start' })

const shownAtFirst = 5

/** The latest first. */
export const NotForMe = () => {
  const { notForMe } = useApp().lists
  const { commands, messages } = useNotForMe()
  const films = useValue(notForMe.items).toReversed()
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? films : films.slice(0, shownAtFirst)
  return (
    <Card title={messages.name} note={messages.hint}>
      {films.length === 0 ? (
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
              <Button aria-label={messages.putBackNamed(movie.title)} onClick={() => commands.putBack(movieId)}>
                {messages.putBack}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {shown.length < films.length ? (
        <Button variant="link" className={all} onClick={() => setShowsAll(true)}>
          {messages.showAll(films.length)}
        </Button>
      ) : null}
    </Card>
  )
}
