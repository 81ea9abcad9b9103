import { Eye, EyeOff, FolderPlus, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { MovieSnapshot } from '#domain/movie/movie.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { AddToCollection } from '../collection/add-to-collection.tsx'
import type { BulkAction } from './selection-bar.tsx'

type Status = 'watched' | 'want-to-watch'

interface BulkActions {
  readonly bulkActions: readonly BulkAction[]
  readonly dialog: ReactNode
}

/** Its dialog keeps the selection until the movies are added. */
export const useAddingAction = (): BulkActions => {
  const messages = useCoreMessages().selection
  const [adding, setAdding] = useState<{ readonly movies: readonly MovieSnapshot[]; readonly end: () => void }>()
  const add: BulkAction = {
    key: 'add',
    label: messages.addToCollection,
    icon: <FolderPlus aria-hidden="true" />,
    run: (items, end) => setAdding({ movies: items.map((item) => item.movie), end }),
  }
  const dialog = adding ? (
    <AddToCollection movies={adding.movies} onAdded={adding.end} onClose={() => setAdding(undefined)} />
  ) : null
  return { bulkActions: [add], dialog }
}

/** The likeliest first: some of them are in a menu where there is no room. */
export const useBulkActions = (list: 'watchlist' | 'watched'): BulkActions => {
  const { commands } = useApp()
  const messages = useCoreMessages().selection
  const adding = useAddingAction()
  const marks: Readonly<Record<Status, Omit<BulkAction, 'run' | 'key'>>> = {
    watched: { label: messages.markWatched, icon: <Eye aria-hidden="true" /> },
    'want-to-watch': { label: messages.markUnwatched, icon: <EyeOff aria-hidden="true" /> },
  }
  const mark = (status: Status): BulkAction => ({
    key: status,
    ...marks[status],
    run: (items, end) => {
      commands.watchlist.mark(
        items.map((item) => item.movieId),
        status,
      )
      end()
    },
  })
  const remove: BulkAction = {
    key: 'remove',
    label: messages.remove,
    icon: <Trash2 aria-hidden="true" />,
    run: (items, end) => {
      const ids = items.map((item) => item.movieId)
      commands.watchlist.remove(ids, end)
    },
  }
  const bulkActions = [
    ...(list === 'watched' ? [] : [mark('watched')]),
    ...adding.bulkActions,
    mark('want-to-watch'),
    remove,
  ]
  return { bulkActions, dialog: adding.dialog }
}
