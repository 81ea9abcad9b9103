import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useFilterQueries } from '#wiring/movies/use-filter-queries.ts'
import { TagSearch } from './tag-search.tsx'
import { useKeywordNames } from './use-tag-names.ts'

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
