import { memo, useMemo } from 'react'
import { genreChoiceFrom, genreChoiceText } from '#domain/movie/genre-choice.ts'
import { Select } from '#ui/select.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { useGenreName } from '../card/use-genre-name.ts'
import type { ListLocation } from '../place/use-list-location.ts'

interface GenreFilterProps {
  readonly genres: readonly string[]
  /** As in the address; '' for all. */
  readonly genre: string
  /** Of the chosen genre or genres. */
  readonly label: string
  readonly change: ListLocation['change']
}

// A select needs a value, and no genre has this name.
const all = '*'

const Filter = ({ genres, genre, label, change }: GenreFilterProps) => {
  const { collator } = useApp().language
  const messages = useMessages().lists
  const { compare } = useValue(collator)
  const genreName = useGenreName()
  const choices = useMemo(() => {
    const { genres: chosen, mode } = genreChoiceFrom(genre)
    const textOf = (name: string) => genreChoiceText({ genres: [name], mode })
    const options = genres.map((name) => ({ value: textOf(name), label: genreName(name) }))
    const isKnown = chosen.length === 0 || options.some(({ value }) => value === genre)
    const known = isKnown ? options : [...options, { value: genre, label }]
    return [{ value: all, label: messages.allGenres }, ...known.sort((one, other) => compare(one.label, other.label))]
  }, [genres, genre, label, genreName, compare, messages])
  return (
    <Select
      label={messages.genre}
      labelPlacement={genre === '' ? 'hidden' : 'inside'}
      choices={choices}
      value={genre || all}
      onChange={(value) => change({ genre: value === all ? '' : value })}
    />
  )
}

/** Without `memo`, every key typed into the search would render it again. */
export const GenreFilter = memo(Filter)
