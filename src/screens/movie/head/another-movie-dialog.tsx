import { useSectionMessages } from '#components/async/use-section-messages.ts'
import { FilmSearch } from '#components/search/film-search.tsx'
import { type Movie, snapshotOf } from '#domain/movie/movie.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { DialogActions, DialogBody } from '#ui/dialog-parts.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { moveFilmOf } from '#wiring/commands/move-film.ts'

const note = css({ textStyle: 'note', color: 'fg.muted' })

/** For a film that an import took for another one. */
export const AnotherMovieDialog = ({ movie, onClose }: { movie: Movie; onClose: () => void }) => {
  const app = useApp()
  const { another: messages, films, close } = useSectionMessages('history')
  return (
    <Dialog open onClose={onClose} label={messages.heading} size="form">
      <DialogBody title={messages.heading}>
        <p className={note}>{messages.note}</p>
        <FilmSearch
          label={films.searchLabel}
          initial={movie.title}
          except={movie.id}
          nothing={films.notFound}
          onChoose={(chosen) => {
            onClose()
            void moveFilmOf(app, messages)(movie.id, snapshotOf(chosen))
          }}
        />
        <DialogActions>
          <Button onClick={onClose}>{close}</Button>
        </DialogActions>
      </DialogBody>
    </Dialog>
  )
}
