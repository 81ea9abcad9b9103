import { FilmSearch } from '#components/film-search.tsx'
import { useSectionMessages } from '#components/use-section-messages.ts'
import { type Movie, snapshotOf } from '#domain/movie.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { DialogActions, DialogBody } from '#ui/dialog-parts.tsx'
import { moveFilmOf } from '#wiring/move-film.ts'
import { useApp } from '#wiring/use-app.ts'

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
