import { createMoveMovie } from '#commands/move-movie.ts'
import { MovieSearch } from '#components/search/movie-search.tsx'
import { type Movie, snapshotOf } from '#domain/movie/movie.ts'
import { Button } from '#ui/button.tsx'
import { DialogActions, TitledDialog } from '#ui/dialog-parts.tsx'
import { quietNote } from '#ui/texts.ts'
import { useLazy } from '#wiring/app/use-lazy.ts'
import { useMessages } from '#wiring/app/use-messages.ts'

/** For a movie that an import took for another one. */
export const AnotherMovieDialog = ({ movie, onClose }: { movie: Movie; onClose: () => void }) => {
  const move = useLazy(createMoveMovie)
  const { another: messages, movies, close } = useMessages().history
  return (
    <TitledDialog open onClose={onClose} title={messages.heading} size="form">
      <p className={quietNote}>{messages.note}</p>
      <MovieSearch
        label={movies.searchLabel}
        initial={movie.title}
        except={movie.id}
        nothing={movies.notFound}
        onChoose={(chosen) => {
          onClose()
          void move(movie.id, snapshotOf(chosen))
        }}
      />
      <DialogActions>
        <Button onClick={onClose}>{close}</Button>
      </DialogActions>
    </TitledDialog>
  )
}
