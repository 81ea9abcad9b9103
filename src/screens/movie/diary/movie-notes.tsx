import { FoldedText } from '#components/diary/folded-text.tsx'
import { useDiaryCommands } from '#components/diary/use-diary-commands.ts'
import { type Movie, snapshotOf } from '#domain/movie/movie.ts'
import { css } from '#styled/css'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { FriendsWish } from './friends-wish.tsx'
import { NoteForm } from './note-form.tsx'
import { TagList } from './tag-list.tsx'
import { Viewings } from './viewings.tsx'

const stack = css({ stack: '4', _empty: { display: 'none' } })

interface MovieNotesProps {
  readonly movie: Movie
  readonly isWriting: boolean
  readonly onWritten: () => void
}

/** What the user wrote about the movie, and when they watched it. */
export const MovieNotes = ({ movie, isWriting, onWritten }: MovieNotesProps) => {
  const commands = useDiaryCommands()
  const entry = useValue(useApp().lists.diary.byMovie).get(movie.id)
  const snapshot = snapshotOf(movie)
  return (
    <section className={stack}>
      <FriendsWish id={movie.id} />
      {isWriting ? (
        <NoteForm
          movieId={movie.id}
          note={entry?.note ?? ''}
          tags={entry?.tags ?? []}
          save={(note, tags) => commands.annotate(snapshot, note, tags)}
          onClose={onWritten}
        />
      ) : null}
      {isWriting || !entry?.note ? null : <FoldedText text={entry.note} />}
      {isWriting ? null : <TagList tags={entry?.tags ?? []} />}
      {entry ? <Viewings movie={snapshot} entry={entry} /> : null}
    </section>
  )
}
