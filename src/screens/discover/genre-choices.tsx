import { useQuery } from '@tanstack/react-query'
import { useGenreName } from '#components/card/use-genre-name.ts'
import { genreSorts } from '#domain/movie/discover.ts'
import { genreNames } from '#domain/movie/genres.ts'
import type { DiscoverContext, DiscoverEvent } from '#machines/discover-tabs.ts'
import { Select } from '#ui/fields/select.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useFormats } from '#wiring/app/use-formats.ts'
import { useValue } from '#wiring/app/use-value.ts'

interface GenreChoicesProps {
  readonly context: DiscoverContext
  readonly send: (event: DiscoverEvent) => void
}

export const GenreChoices = ({ context, send }: GenreChoicesProps) => {
  const { provider } = useApp()
  const messages = useCoreMessages().discover
  const { compare } = useFormats()
  const nameOf = useGenreName()
  // A genre that the message catalog does not know has no other name.
  const { data: served = [] } = useQuery(useValue(provider.queries).genreList())
  const builtIn = Object.entries(genreNames).map(([value, name]) => ({ value, label: nameOf(name) }))
  const genres =
    served.length === 0
      ? builtIn
      : served.map(({ id, name }) => ({ value: String(id), label: nameOf(genreNames[id] ?? name) }))
  return (
    <>
      <Select
        label={messages.genre}
        labelPlacement="inside"
        choices={genres.toSorted((one, other) => compare(one.label, other.label))}
        value={String(context.genreId)}
        onChange={(value) => send({ type: 'genre chosen', genreId: Number(value) })}
      />
      <Select
        label={messages.order}
        labelPlacement="inside"
        choices={genreSorts.map((value) => ({ value, label: messages.orders[value] }))}
        value={context.sort}
        onChange={(value) => {
          const sort = genreSorts.find((known) => known === value)
          if (sort) send({ type: 'order chosen', sort })
        }}
      />
    </>
  )
}
