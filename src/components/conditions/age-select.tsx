import { useQuery } from '@tanstack/react-query'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useFilterQueries } from '#wiring/movies/use-filter-queries.ts'

interface AgeSelectProps {
  /** '' without. */
  readonly value: string
  readonly onChange: (rating: string) => void
}

/** The highest age rating. Nothing where TMDB knows none of the region, as in the demo. */
export const AgeSelect = ({ value, onChange }: AgeSelectProps) => {
  const { filters, discoverFilter: messages } = useMessages()
  const { data = [] } = useQuery(useFilterQueries().certifications())
  const known = [...new Set([...data, value])].filter(Boolean)
  if (known.length === 0) return null
  return (
    <NativeSelect
      label={messages.age}
      labelPlacement="above"
      choices={[
        { value: '', label: filters.any },
        ...known.map((rating) => ({ value: rating, label: messages.upTo({ rating }) })),
      ]}
      value={value}
      onChange={onChange}
    />
  )
}
