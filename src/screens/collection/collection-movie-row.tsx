import { MessageSquarePlus, MessageSquareText } from 'lucide-react'
import { Suspense, useState } from 'react'
import { visibleOnHover } from '#components/card/add-button.tsx'
import { StateButton } from '#components/card/state-button.tsx'
import { useShortDay } from '#components/card/use-short-day.ts'
import { useSeenNote } from '#components/card/use-state-text.ts'
import { MovieRow } from '#components/list/movie-row.tsx'
import { lazyComponent } from '#components/loading/lazy-component.tsx'
import type { CollectionLink } from '#domain/records/library.ts'
import { IconButton } from '#ui/button.tsx'
import { useMessages } from '#wiring/app/use-messages.ts'
import { RemoveFromCollection } from './remove-from-collection.tsx'

const LinkNoteDialog = lazyComponent(() => import('./link-note-dialog.tsx').then((module) => module.LinkNoteDialog))

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

/** Opens what the user says of the movie's place in the collection. */
const LinkNote = ({ link }: { link: CollectionLink }) => {
  const { whyHere } = useMessages().listView
  const [isOpen, setOpen] = useState(false)
  const hasNote = link.note !== undefined
  return (
    <>
      <IconButton
        className={hasNote ? '' : visibleOnHover}
        label={whyHere({ title: link.movie.title })}
        icon={hasNote ? <MessageSquareText aria-hidden="true" /> : <MessageSquarePlus aria-hidden="true" />}
        aria-haspopup="dialog"
        onPointerEnter={LinkNoteDialog.preload}
        onFocus={LinkNoteDialog.preload}
        onClick={() => setOpen(true)}
      />
      {isOpen ? (
        <Suspense>
          <LinkNoteDialog link={link} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
