import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useId, useState } from 'react'
import type { Movie } from '#domain/movie.ts'
import { css } from '#styled/css'
import { field } from '#styled/recipes'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import { FilmChoices } from './film-choices.tsx'

const styles = field()
const stack = css({ display: 'flex', flexDirection: 'column', gap: '3' })
const longestShown = 8

interface FilmSearchProps {
  readonly label: string
  readonly initial: string
  /** Shown when nothing is found. */
  readonly nothing: ReactNode
  readonly onChoose: (movie: Movie) => void
}

/** A search for one movie, in a dialog. */
export const FilmSearch = ({ label, initial, nothing, onChoose }: FilmSearchProps) => {
  const { queries } = useApp()
  const id = useId()
  const [text, setText] = useState(initial)
  const query = useDeferredValue(text)
  const { data } = useQuery(useValue(queries).search(query))
  const found = data?.results.slice(0, longestShown) ?? []
  return (
    <div className={stack}>
      <div className={styles.root}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <input
          id={id}
          className={styles.input}
          type="search"
          dir="auto"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      {data && query.trim() !== '' && found.length === 0 ? <p role="status">{nothing}</p> : null}
      <FilmChoices movies={found} onChoose={onChoose} />
    </div>
  )
}
