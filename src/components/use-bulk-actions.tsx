import { Eye, EyeOff, FolderPlus, Trash2 } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import type { MovieSnapshot } from '#domain/movie.ts'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { lazyComponent } from './lazy-component.tsx'
import type { BulkAction } from './selection-bar.tsx'

const AddSelectionDialog = lazyComponent(() =>
  import('./add-selection-dialog.tsx').then((module) => module.AddSelectionDialog),
)

type Status = 'watched' | 'want-to-watch'

export const useBulkActions = (
  statuses: readonly Status[],
): { bulkActions: readonly BulkAction[]; dialog: ReactNode } => {
  const { commands } = useApp()
  const messages = useMessages().selection
  const [adding, setAdding] = useState<readonly MovieSnapshot[] | null>(null)
  const marks: Readonly<Record<Status, Omit<BulkAction, 'run' | 'key'>>> = {
    watched: { label: messages.markWatched, icon: <Eye aria-hidden="true" /> },
    'want-to-watch': { label: messages.markUnwatched, icon: <EyeOff aria-hidden="true" /> },
  }
  const bulkActions: readonly BulkAction[] = [
    ...statuses.map((status) => ({
      key: status,
      ...marks[status],
      run: (items: Parameters<BulkAction['run']>[0]) =>
        commands.watchlist.mark(
          items.map((item) => item.movieId),
          status,
        ),
    })),
    {
      key: 'add',
      label: messages.addToCollection,
      icon: <FolderPlus aria-hidden="true" />,
      run: (items) => setAdding(items.map((item) => item.movie)),
    },
    {
      key: 'remove',
      label: messages.remove,
      icon: <Trash2 aria-hidden="true" />,
      run: (items) => commands.watchlist.remove(...items.map((item) => item.movieId)),
    },
  ]
  const dialog = adding ? (
    <Suspense>
      <AddSelectionDialog movies={adding} onClose={() => setAdding(null)} />
    </Suspense>
  ) : null
  return { bulkActions, dialog }
}
