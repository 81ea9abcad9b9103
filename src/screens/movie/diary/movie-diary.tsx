import { CalendarPlus, Heart, NotebookPen, X } from 'lucide-react'
import { useState } from 'react'
import { useSectionMessages } from '#components/async/use-section-messages.ts'
import { StarRating } from '#components/diary/star-rating.tsx'
import { useDiaryCommands } from '#components/diary/use-diary-commands.ts'
import { type Movie, snapshotOf } from '#domain/movie/movie.ts'
import { ratingOf } from '#domain/records/viewings.ts'
import { css } from '#styled/css'
import { IconButton } from '#ui/button.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { ActionButton } from '../head/action-button.tsx'
import { HideMovieButton } from '../head/hide-movie-button.tsx'
import { styles } from '../movie-styles.ts'
import { FoldedText } from './folded-text.tsx'
import { NoteForm } from './note-form.tsx'
import { TagList } from './tag-list.tsx'
import { ViewingDialog } from './viewing-dialog.tsx'
import { Viewings } from './viewings.tsx'

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', rowGap: '2' })
const head = css({
  display: 'flex',
  flexDirection: { base: 'column', lg: 'row' },
  flexWrap: { lg: 'wrap' },
  alignItems: { lg: 'center' },
  columnGap: '8',
  rowGap: '4',
})
const stack = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const label = css({ textStyle: 'label' })
const clear = css({ color: 'fg.muted', '& svg': { width: '5' } })
const liked = css({ fill: 'current', color: 'danger' })

/** What the person thinks of the movie, and when they watched it. */
export const MovieDiary = ({ movie }: { movie: Movie }) => {
  const { diary } = useApp().lists
  const messages = useSectionMessages('diary')
  const commands = useDiaryCommands()
  const entry = useValue(diary.byMovie).get(movie.id)
  const [isLogging, setLogging] = useState(false)
  const [isWriting, setWriting] = useState(false)
  const rating = entry ? (ratingOf(entry) ?? null) : null
  const hasNote = Boolean(entry?.note) || (entry?.tags?.length ?? 0) > 0
  const noteLabel = hasNote ? messages.editNote : messages.addNote
  const snapshot = snapshotOf(movie)
  return (
    <section className={stack}>
      <div className={head}>
        <div className={row}>
          <h3 className={label}>{messages.yourRating}</h3>
          <StarRating
            label={messages.yourRating}
            value={rating}
            onChange={(chosen) => commands.rate(snapshot, chosen)}
          />
          {entry?.rating === undefined ? null : (
            <IconButton
              className={clear}
              label={messages.clearRating}
              icon={<X aria-hidden="true" />}
              onClick={() => commands.rate(snapshot, null)}
            />
          )}
        </div>
        <div className={styles.actions}>
          <ActionButton
            aria-pressed={entry?.liked === true}
            icon={<Heart className={entry?.liked ? liked : ''} aria-hidden="true" />}
            label={messages.like}
            short={messages.like}
            onClick={() => commands.like(snapshot, !entry?.liked)}
          />
          <ActionButton
            aria-haspopup="dialog"
            data-tooltip={messages.log}
            icon={<CalendarPlus aria-hidden="true" />}
            label={messages.log}
            short={messages.logShort}
            wide={messages.logShort}
            onClick={() => setLogging(true)}
          />
          <ActionButton
            aria-expanded={isWriting}
            data-tooltip={noteLabel}
            icon={<NotebookPen aria-hidden="true" />}
            label={noteLabel}
            short={messages.noteShort}
            wide={messages.noteShort}
            onClick={() => setWriting(!isWriting)}
          />
          <HideMovieButton movie={movie} />
        </div>
      </div>
      {isWriting ? (
        <NoteForm
          note={entry?.note ?? ''}
          tags={entry?.tags ?? []}
          save={(note, tags) => commands.annotate(snapshot, note, tags)}
          onClose={() => setWriting(false)}
        />
      ) : null}
      {isWriting || !entry?.note ? null : <FoldedText text={entry.note} />}
      {isWriting ? null : <TagList tags={entry?.tags ?? []} />}
      {entry ? <Viewings movie={snapshot} entry={entry} /> : null}
      {isLogging ? (
        <ViewingDialog
          title={movie.title}
          viewing={null}
          save={(viewing) => commands.log(snapshot, viewing)}
          onClose={() => setLogging(false)}
        />
      ) : null}
    </section>
  )
}
