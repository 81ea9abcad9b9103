import { useSectionMessages } from '#components/async/use-section-messages.ts'
import { useOwnRating } from '#components/card/use-own-rating.ts'
import { StarRating } from '#components/diary/star-rating.tsx'
import { useDiaryCommands } from '#components/diary/use-diary-commands.ts'
import type { MovieSnapshot } from '#domain/movie/movie.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { DialogActions, DialogBody } from '#ui/dialog-parts.tsx'

const stars = css({ display: 'flex', justifyContent: 'center' })

export const RateDialog = ({ movie, onClose }: { movie: MovieSnapshot; onClose: () => void }) => {
  const messages = useSectionMessages('diary')
  const commands = useDiaryCommands()
  const rating = useOwnRating(movie.id) ?? null
  const title = messages.ratedMovie(movie.title)
  return (
    <Dialog open onClose={onClose} label={title} size="small">
      <DialogBody title={title}>
        <div className={stars}>
          <StarRating label={messages.yourRating} value={rating} onChange={(chosen) => commands.rate(movie, chosen)} />
        </div>
        <DialogActions>
          {rating === null ? null : <Button onClick={() => commands.rate(movie, null)}>{messages.clearRating}</Button>}
          <Button variant="solid" onClick={onClose}>
            {messages.close}
          </Button>
        </DialogActions>
      </DialogBody>
    </Dialog>
  )
}
