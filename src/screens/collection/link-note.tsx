import { MessageSquarePlus, MessageSquareText } from 'lucide-react'
import { Suspense, useState } from 'react'
import { visibleOnHover } from '#components/card/add-button.tsx'
import { lazyComponent } from '#components/loading/lazy-component.tsx'
import type { CollectionLink } from '#domain/records/library.ts'
import { IconButton } from '#ui/button.tsx'
import { useMessages } from '#wiring/app/use-messages.ts'

const LinkNoteDialog = lazyComponent(() => import('./link-note-dialog.tsx').then((module) => module.LinkNoteDialog))

/** Opens what the user says of the movie's place in the collection. */
export const LinkNote = ({ link }: { link: CollectionLink }) => {
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
