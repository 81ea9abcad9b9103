import { useState } from 'react'
import { type GenreMode, genreChoiceFrom, genreChoiceText, genreModes } from '#domain/movie/genre-choice.ts'
import { css } from '#styled/css'
import { Chip, ChipGroup } from '#ui/fields/choice.tsx'
import { useFormats } from '#wiring/app/use-formats.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useGenreName } from '../card/use-genre-name.ts'

const modeRow = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', marginTop: '1' })
const modeChoice = css({
  display: 'inline-flex',
  row: '2',
  minHeight: '11',
  cursor: 'pointer',
  textStyle: 'label',
  '& input': { accentColor: 'accent.fill', width: '5', height: '5', cursor: 'pointer' },
})

interface GenreTogglesProps {
  readonly genres: readonly string[]
  /** As in the address; '' without. */
  readonly genre: string
  /** Of genres that are not wanted, which have no mode. */
  readonly unwanted?: string
  readonly onChange: (genre: string) => void
}

export const GenreToggles = ({ genres, genre, unwanted, onChange }: GenreTogglesProps) => {
  const messages = useMessages().filters
  const { compare } = useFormats()
  const genreName = useGenreName()
  const choice = genreChoiceFrom(genre)
  const chosen = choice.genres
  // A single genre has no mode in the address.
  const [nextMode, setNextMode] = useState<GenreMode>(choice.mode)
  const mode = chosen.length > 1 ? choice.mode : nextMode
  const all = [...genres, ...chosen.filter((name) => !genres.includes(name))]
  const sorted = all.toSorted((one, other) => compare(genreName(one), genreName(other)))
  const toggle = (name: string) => {
    const next = chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name]
    onChange(genreChoiceText({ genres: next, mode }))
  }
  const choose = (next: GenreMode) => {
    setNextMode(next)
    onChange(genreChoiceText({ genres: chosen, mode: next }))
  }
  if (all.length === 0) return null
  return (
    <div>
      <ChipGroup legend={unwanted ?? messages.genres}>
        {sorted.map((name) => (
          <Chip
            key={name}
            type="checkbox"
            name="genre"
            label={genreName(name)}
            checked={chosen.includes(name)}
            onChoose={() => toggle(name)}
          />
        ))}
      </ChipGroup>
      {chosen.length > 1 && unwanted === undefined ? (
        <div className={modeRow} role="radiogroup" aria-label={messages.genres}>
          {genreModes.map((each) => (
            <label key={each} className={modeChoice}>
              <input type="radio" name="genre-mode" checked={mode === each} onChange={() => choose(each)} />
              {messages.modes[each]}
            </label>
          ))}
        </div>
      ) : null}
    </div>
  )
}
