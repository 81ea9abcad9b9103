import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { Chip, ChoiceGroup } from '#ui/fields/choice.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useFilterQueries } from '#wiring/movies/use-filter-queries.ts'
import { type TagNames, useKeywordNames } from './use-tag-names.ts'

const row = css({ display: 'grid', gridTemplateColumns: 'grow-auto', gap: '2', alignItems: 'end' })
const chips = css({ wrap: '2' })

interface Tag {
  readonly id: number
  readonly name: string
}

interface TagSearchProps {
  readonly legend: string
  /** Of the search. */
  readonly label: string
  /** Ids. */
  readonly chosen: readonly number[]
  /** Of those whose names are known. */
  readonly names: TagNames
  /** Undefined before a search. */
  readonly found: readonly Tag[] | undefined
  readonly onSearch: (text: string) => void
  readonly onChange: (ids: readonly number[]) => void
}

const mostFound = 8

/** Chosen ones, and a search for more. */
export const TagSearch = ({ legend, label, chosen, names, found, onSearch, onChange }: TagSearchProps) => {
  const messages = useMessages().discoverFilter
  const [text, setText] = useState('')
  const offered = (found ?? []).filter(({ id }) => !chosen.includes(id)).slice(0, mostFound)
  const shown = [...chosen.map((id) => ({ id, name: names.get(id) ?? '…' })), ...offered]
  const toggle = (id: number) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  return (
    <ChoiceGroup legend={legend}>
      <form
        className={row}
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(text.trim())
        }}
      >
        <TextField label={label} value={text} onChange={setText} />
        <Button type="submit" disabled={text.trim() === ''}>
          {messages.search}
        </Button>
      </form>
      {shown.length > 0 ? (
        <div className={chips}>
          {shown.map(({ id, name }) => (
            <Chip
              key={id}
              type="checkbox"
              name={legend}
              label={name}
              checked={chosen.includes(id)}
              onChoose={() => toggle(id)}
            />
          ))}
        </div>
      ) : null}
      {found?.length === 0 ? <p role="status">{messages.nothing}</p> : null}
    </ChoiceGroup>
  )
}

interface KeywordSearchProps {
  readonly legend: string
  /** Ids. */
  readonly chosen: readonly number[]
  readonly onChange: (ids: readonly number[]) => void
}

/** The demo catalog has no keywords. */
export const KeywordSearch = (props: KeywordSearchProps) => {
  const [query, setQuery] = useState('')
  const { data } = useQuery({ ...useFilterQueries().searchKeywords(query), enabled: query !== '' })
  return (
    <TagSearch
      {...props}
      label={useMessages().discoverFilter.findKeyword}
      names={useKeywordNames(props.chosen)}
      found={data}
      onSearch={setQuery}
    />
  )
}
