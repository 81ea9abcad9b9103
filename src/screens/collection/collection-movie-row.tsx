import { StateButton } from '#components/card/state-button.tsx'
import { useShortDay } from '#components/card/use-short-day.ts'
import { useSeenNote } from '#components/card/use-state-text.ts'
import { MovieRow } from '#components/list/movie-row.tsx'
import type { CollectionLink } from '#domain/records/library.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { LinkNote } from './link-note.tsx'
import { RemoveFromCollection } from './remove-from-collection.tsx'

export const CollectionMovieRow = ({ link }: { link: CollectionLink }) => {
  const { added } = useMessages().listView
  const dayOf = useShortDay()
  const note = useSeenNote(link.movieId)
  return (
    <MovieRow
      movie={link.movie}
      date={added({ date: dayOf(link.addedAt) })}
      note={note}
      reason={link.note}
      actions={
        <>
          <LinkNote link={link} />
          <StateButton movie={link.movie} />
          <RemoveFromCollection link={link} />
        </>
      }
    />
  )
}
