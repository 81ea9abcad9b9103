import { Share2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { MovieSnapshot } from '#domain/movie/movie.ts'
import { IconButton } from '#ui/button.tsx'
import { useMessages } from '#wiring/app/use-messages.ts'
import { lazyComponent } from '../loading/lazy-component.tsx'

const SharingDialog = lazyComponent(() => import('./sharing-dialog.tsx').then((module) => module.SharingDialog))

export interface ListToShare {
  readonly name: string
  /** The filters that are set. */
  readonly narrowedBy?: readonly string[]
  readonly movies: readonly (Pick<MovieSnapshot, 'id' | 'title' | 'posterPath' | 'releaseDate' | 'genres'> & {
    /** What the user says of it, and may share. */
    readonly note?: string
  })[]
}

export const ShareButton = (list: ListToShare) => {
  const messages = useMessages().sharing
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={messages.share}
        icon={<Share2 aria-hidden="true" />}
        aria-haspopup="dialog"
        disabled={list.movies.length === 0}
        onClick={() => setOpen(true)}
      />
      {isOpen ? (
        <Suspense>
          <SharingDialog {...list} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
