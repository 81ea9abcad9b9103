import { useState } from 'react'
import { Poster } from '#components/pictures/poster.tsx'
import type { ResolvedMovie } from '#domain/imports/resolve.ts'
import { releaseYear } from '#domain/values/format.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { DialogActions } from '#ui/dialog-parts.tsx'
import { Choice, ChoiceGroup } from '#ui/fields/choice.tsx'
import { useMessages } from '#wiring/app/use-messages.ts'
import { stack } from '../styles.ts'

const pair = css({ row: '3' })
const picture = css({ width: '10', flexShrink: '0', borderRadius: 'card', overflow: 'hidden' })

interface MoviePairsProps {
  /** Those with a suggestion. */
  readonly movies: readonly ResolvedMovie[]
  readonly onAccept: (keys: readonly string[]) => void
  readonly onClose: () => void
}

/** What the file names beside what it would become, before any of it is accepted. */
export const MoviePairs = ({ movies, onAccept, onClose }: MoviePairsProps) => {
  const { movies: messages } = useMessages().history
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set())
  const keys = movies.map(({ named }) => named.key).filter((key) => !excluded.has(key))
  const toggle = (key: string) =>
    setExcluded(new Set(excluded.has(key) ? [...excluded].filter((each) => each !== key) : [...excluded, key]))
  return (
    <div className={stack}>
      <ChoiceGroup legend={messages.onlyOnes({ count: movies.length })}>
        {movies.map(({ named, suggestion }) =>
          suggestion ? (
            <Choice
              key={named.key}
              type="checkbox"
              checked={!excluded.has(named.key)}
              onChoose={() => toggle(named.key)}
            >
              <span className={pair}>
                <span className={picture} aria-hidden="true">
                  <Poster movie={suggestion} sizes="2.5rem" />
                </span>
                <span>
                  <bdi>{named.title}</bdi> {named.year} {'→'} <bdi>{suggestion.title}</bdi>{' '}
                  {releaseYear(suggestion.releaseDate)}
                </span>
              </span>
            </Choice>
          ) : null,
        )}
      </ChoiceGroup>
      <DialogActions inView>
        <Button onClick={onClose}>{messages.previous}</Button>
        <Button variant="solid" disabled={keys.length === 0} onClick={() => onAccept(keys)}>
          {messages.onlyOnes({ count: keys.length })}
        </Button>
      </DialogActions>
    </div>
  )
}
