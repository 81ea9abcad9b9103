import { createMembershipCommands } from '#commands/collection-membership.ts'
import { MovieSearch } from '#components/search/movie-search.tsx'
import { snapshotOf } from '#domain/movie/movie.ts'
import type { RecordId } from '#domain/values/ids.ts'
import { Button } from '#ui/button.tsx'
import { DialogActions, TitledDialog } from '#ui/dialog-parts.tsx'
import { useLazy } from '#wiring/app/use-lazy.ts'
import { useMessages } from '#wiring/app/use-messages.ts'

/** Stays open, so that one movie after another can be added. */
export const AddMoviesDialog = ({ collection, onClose }: { collection: RecordId; onClose: () => void }) => {
  const { addMovies, done } = useMessages().listView
  const { movies: search } = useMessages().history
  const commands = useLazy(createMembershipCommands)
  return (
    <TitledDialog open onClose={onClose} title={addMovies} size="form">
      <MovieSearch
        label={search.searchLabel}
        initial=""
        nothing={search.notFound}
        onChoose={(movie) =>
          void commands.add({ collectionIds: [collection], movies: [snapshotOf(movie)], created: null })
        }
      />
      <DialogActions>
        <Button variant="solid" onClick={onClose}>
          {done}
        </Button>
      </DialogActions>
    </TitledDialog>
  )
}
