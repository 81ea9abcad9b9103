import { Users } from 'lucide-react'
import { createDiaryCommands } from '#commands/diary.ts'
import { useWatchlistItem } from '#components/card/use-watchlist-item.ts'
import { FoldedText } from '#components/diary/folded-text.tsx'
import { type Movie, type MovieId, snapshotOf } from '#domain/movie/movie.ts'
import { isWanted } from '#domain/records/watchlist.ts'
import { css } from '#styled/css'
import { useApp } from '#wiring/app/use-app.ts'
import { useFormats } from '#wiring/app/use-formats.ts'
import { useLazy } from '#wiring/app/use-lazy.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { NoteForm } from './note-form.tsx'
import { TagList } from './tag-list.tsx'
import { Viewings } from './viewings.tsx'

const stack = css({ stack: '4', _empty: { display: 'none' } })
const line = css({ row: '2', overflowWrap: 'anywhere', '& svg': { boxSize: '5', flexShrink: '0', color: 'accent' } })

interface MovieNotesProps {
  readonly movie: Movie
  readonly isWriting: boolean
  readonly onWritten: () => void
}

/** What the user wrote about the movie, and when they watched it. */
export const MovieNotes = ({ movie, isWriting, onWritten }: MovieNotesProps) => {
  const commands = useLazy(createDiaryCommands)
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

/** Which friends have the movie on their lists. */
const FriendsWish = ({ id }: { id: MovieId }) => {
  const { records } = useApp()
  const messages = useMessages().diary
  const { allOf } = useFormats()
  const item = useWatchlistItem(id)
  const names = useValue(records.friends)
    .filter(({ movies }) => movies.some((movie) => movie.id === id))
    .map(({ name }) => name)
  if (names.length === 0) return null
  const text = isWanted(item) ? messages.wantToo : messages.want
  return (
    <p className={line}>
      <Users aria-hidden="true" />
      <span dir="auto">{text({ names: allOf(names), count: names.length })}</span>
    </p>
  )
}
