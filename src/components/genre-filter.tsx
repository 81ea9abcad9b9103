import { useMemo } from 'react'
import { Select } from '#ui/select.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { useValue } from '#wiring/use-value.ts'
import { useGenreName } from './use-genre-name.ts'

interface GenreFilterProps {
  readonly genres: readonly string[]
  /** '' for all. */
  readonly genre: string
  readonly onGenre: (genre: string) => void
}

// A select needs a value, and no genre has this name.
const all = '*'

export const GenreFilter = ({ genres, genre, onGenre }: GenreFilterProps) => {
  const { collator } = useApp()
  const messages = useMessages().lists
  const { compare } = useValue(collator)
  const genreName = useGenreName()
  const choices = useMemo(() => {
    const known = genre === '' || genres.includes(genre) ? genres : [...genres, genre]
    const options = known.map((value) => ({ value, label: genreName(value) }))
    return [{ value: all, label: messages.allGenres }, ...options.sort((one, other) => compare(one.label, other.label))]
  }, [genres, genre, genreName, compare, messages])
  return (
    <Select
      label={messages.genre}
      labelPlacement={genre === '' ? 'hidden' : 'inside'}
      choices={choices}
      value={genre || all}
      onChange={(value) => onGenre(value === all ? '' : value)}
    />
  )
}
