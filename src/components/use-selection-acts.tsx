import { Eye, EyeOff, FolderPlus, X } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import type { MovieSnapshot } from '#domain/movie.ts'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import { part } from './screen.tsx'
import type { SelectionAct } from './selection-bar.tsx'

const AddSelectionDialog = part(() => import('./add-selection-dialog.tsx').then((module) => module.AddSelectionDialog))

type Status = 'watched' | 'want-to-watch'

/** What can be done with several movies of the watchlist at once, and the dialog that one of it opens. */
export const useSelectionActs = (statuses: readonly Status[]): { acts: readonly SelectionAct[]; dialog: ReactNode } => {
  const { commands, text } = useApp()
  const words = useValue(text).selection
  const [adding, setAdding] = useState<readonly MovieSnapshot[] | null>(null)
  const marks: Readonly<Record<Status, Omit<SelectionAct, 'run' | 'key'>>> = {
    watched: { label: words.markWatched, icon: <Eye aria-hidden="true" /> },
    'want-to-watch': { label: words.markUnwatched, icon: <EyeOff aria-hidden="true" /> },
  }
  const acts: readonly SelectionAct[] = [
    ...statuses.map((status) => ({
      key: status,
      ...marks[status],
      run: (items: Parameters<SelectionAct['run']>[0]) =>
        commands.watchlist.mark(
          items.map((item) => item.movieId),
          status,
        ),
    })),
    {
      key: 'add',
      label: words.addToCollection,
      icon: <FolderPlus aria-hidden="true" />,
      run: (items) => setAdding(items.map((item) => item.movie)),
    },
    {
      key: 'remove',
      label: words.remove,
      icon: <X aria-hidden="true" />,
      run: (items) => commands.watchlist.remove(...items.map((item) => item.movieId)),
    },
  ]
  const dialog = adding ? (
    <Suspense>
      <AddSelectionDialog movies={adding} onClose={() => setAdding(null)} />
    </Suspense>
  ) : null
  return { acts, dialog }
}
