import { CalendarPlus, Heart, NotebookPen } from 'lucide-react'
import { useState } from 'react'
import { FoldedText } from '#components/folded-text.tsx'
import { StarRating } from '#components/star-rating.tsx'
import { TagList } from '#components/tag-list.tsx'
import { useDiaryCommands } from '#components/use-diary-commands.ts'
import { useSectionMessages } from '#components/use-section-messages.ts'
import { ViewingDialog } from '#components/viewing-dialog.tsx'
import { type Movie, snapshotOf } from '#domain/movie.ts'
import { ratingOf } from '#domain/plays.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import { AnotherMovie } from './another-movie.tsx'
import { NoteForm } from './note-form.tsx'
import { Viewings } from './viewings.tsx'

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', rowGap: '2' })
const stack = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const label = css({ textStyle: 'label' })
const liked = css({ '& svg': { fill: '[currentcolor]', color: 'danger' } })

/** What the person thinks of the film, and when they watched it. */
export const MovieDiary = ({ movie }: { movie: Movie }) => {
  const { diary } = useApp()
  const messages = useSectionMessages('diary')
  const commands = useDiaryCommands()
  const entry = useValue(diary.byMovie).get(movie.id)
  const [isLogging, setLogging] = useState(false)
  const [isWriting, setWriting] = useState(false)
  const rating = entry ? (ratingOf(entry) ?? null) : null
  const hasNote = Boolean(entry?.note) || (entry?.tags?.length ?? 0) > 0
  const snapshot = snapshotOf(movie)
  return (
    <section className={stack}>
      <div className={row}>
        <h3 className={label}>{messages.yourRating}</h3>
        <StarRating label={messages.yourRating} value={rating} onChange={(chosen) => commands.rate(snapshot, chosen)} />
        {entry?.rating === undefined ? null : (
          <Button variant="link" onClick={() => commands.rate(snapshot, null)}>
            {messages.clearRating}
          </Button>
        )}
      </div>
      <div className={row}>
        <Button
          aria-pressed={entry?.liked === true}
          className={entry?.liked ? liked : ''}
          onClick={() => commands.like(snapshot, !entry?.liked)}
        >
          <Heart aria-hidden="true" />
          {messages.like}
        </Button>
        <Button aria-haspopup="dialog" onClick={() => setLogging(true)}>
          <CalendarPlus aria-hidden="true" />
          {messages.log}
        </Button>
        <Button aria-expanded={isWriting} onClick={() => setWriting(!isWriting)}>
          <NotebookPen aria-hidden="true" />
          {hasNote ? messages.editNote : messages.addNote}
        </Button>
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
      <AnotherMovie movie={movie} />
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
