import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { idsFrom } from '#domain/discover/discover-filter.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { Chip, ChipGroup } from '#ui/fields/choice.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { useFilterQueries } from '#wiring/movies/use-filter-queries.ts'
import type { FilterFieldProps } from './filter-fields.tsx'
import { useKeywordNames, usePersonNames } from './use-filter-names.ts'

const stack = css({ display: 'flex', flexDirection: 'column', gap: '2' })
const row = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr) auto]', gap: '2', alignItems: 'end' })

interface Tag {
  readonly id: number
  readonly name: string
}

interface TagSearchProps {
  readonly legend: string
  readonly label: string
  readonly chosen: readonly Tag[]
  readonly found: readonly Tag[] | undefined
  readonly onSearch: (text: string) => void
  readonly onChange: (ids: string) => void
}

const mostFound = 8

/** Chosen ones, and a search for more. */
const TagSearch = ({ legend, label, chosen, found, onSearch, onChange }: TagSearchProps) => {
  const messages = useMessages().discoverFilter
  const [text, setText] = useState('')
  const ids = chosen.map(({ id }) => id)
  const offered = (found ?? []).filter(({ id }) => !ids.includes(id)).slice(0, mostFound)
  const toggle = (id: number) =>
    onChange((ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]).join(','))
  return (
    <div className={stack}>
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
      {chosen.length + offered.length > 0 ? (
        <ChipGroup legend={legend} disabled={false}>
          {[...chosen, ...offered].map(({ id, name }) => (
            <Chip
              key={id}
              type="checkbox"
              name={legend}
              label={name}
              checked={ids.includes(id)}
              onChoose={() => toggle(id)}
            />
          ))}
        </ChipGroup>
      ) : null}
      {found?.length === 0 ? <p role="status">{messages.nothing}</p> : null}
    </div>
  )
}

export const PeopleField = ({ draft, change }: FilterFieldProps) => {
  const messages = useMessages().discoverFilter
  const [query, setQuery] = useState('')
  const queries = useValue(useApp().provider.queries)
  const { data } = useQuery({ ...queries.searchPeople(query), enabled: query !== '' })
  const ids = idsFrom(draft.people)
  const names = usePersonNames(ids)
  return (
    <TagSearch
      legend={messages.people}
      label={messages.findPerson}
      chosen={ids.map((id) => ({ id, name: names.get(id) ?? '…' }))}
      found={data}
      onSearch={setQuery}
      onChange={(people) => change({ people })}
    />
  )
}

export const KeywordField = ({ draft, change }: FilterFieldProps) => {
  const messages = useMessages().discoverFilter
  const [query, setQuery] = useState('')
  const { searchKeywords } = useFilterQueries()
  const { data } = useQuery({ ...searchKeywords(query), enabled: query !== '' })
  const ids = idsFrom(draft.keywords)
  const names = useKeywordNames(ids)
  return (
    <TagSearch
      legend={messages.keywords}
      label={messages.findKeyword}
      chosen={ids.map((id) => ({ id, name: names.get(id) ?? '…' }))}
      found={data}
      onSearch={setQuery}
      onChange={(keywords) => change({ keywords })}
    />
  )
}
