import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import type { Movie, MovieId } from '#domain/movie/movie.ts'
import { css } from '#styled/css'
import { field } from '#styled/recipes/field.js'
import { Button } from '#ui/button.tsx'
import { SkeletonLine } from '#ui/skeleton.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { errorMessages } from '../async/error-messages.ts'
import { useRetry } from '../async/use-retry.ts'
import { useSettled } from '../async/use-settled.ts'
import { MovieChoices } from './movie-choices.tsx'

const styles = field()
const stack = css({ display: 'flex', flexDirection: 'column', gap: '3' })
const failure = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '2' })
const longestShown = 8
const typingMs = 300

interface MovieSearchProps {
  readonly label: string
  readonly initial: string
  /** This one is not offered. */
  readonly except?: MovieId
  /** Shown when nothing is found. */
  readonly nothing: ReactNode
  readonly onChoose: (movie: Movie) => void
}

/** A search for one movie, in a dialog. */
export const MovieSearch = ({ label, initial, except, nothing, onChoose }: MovieSearchProps) => {
  const { queries } = useApp().provider
  const id = useId()
  const [text, setText] = useState(initial)
  const query = useSettled(text, typingMs).trim()
  const search = useValue(queries).search(query)
  const { data, error, refetch } = useQuery({ ...search, enabled: query !== '', placeholderData: keepPreviousData })
  const found = (data?.results ?? []).filter((movie) => movie.id !== except).slice(0, longestShown)
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
      {query === '' || data || error ? null : <SkeletonLine width="half" />}
      {error ? <Failure error={error} onRetry={() => void refetch()} /> : null}
      {query !== '' && data && !error && found.length === 0 ? <p role="status">{nothing}</p> : null}
      <MovieChoices movies={query === '' || error ? [] : found} onChoose={onChoose} />
    </div>
  )
}

const Failure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const messages = useMessages()
  const retry = useRetry(error, onRetry)
  const { title, hint } = errorMessages(error, messages)
  return (
    <div className={failure} role="alert">
      <p>{title}</p>
      {hint ? <p>{hint}</p> : null}
      <Button onClick={retry}>{messages.app.retry}</Button>
    </div>
  )
}
