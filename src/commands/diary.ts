import type { MovieSnapshot } from '#domain/movie/movie.ts'
import type { FilmChange } from '#domain/records/film-changes.ts'
import type { Play, SlimSnapshot } from '#domain/records/library.ts'
import type { DiaryMessages } from '#i18n/messages/diary.ts'
import type { DiaryStore, Viewing } from '#stores/lists/diary.ts'
import type { DiaryEntries } from '#stores/lists/diary-entries.ts'
import type { Undoable, UndoHistory } from './undo.ts'

/** Each command announces its outcome, with Undo. Promises resolve false when the browser refused. */
export interface DiaryCommands {
  /** Null clears the rating. */
  readonly rate: (movie: SlimSnapshot, rating: number | null) => void
  readonly like: (movie: SlimSnapshot, liked: boolean) => void
  readonly annotate: (movie: SlimSnapshot, note: string, tags: readonly string[]) => void
  readonly log: (movie: MovieSnapshot, viewing: Viewing) => Promise<boolean>
  readonly edit: (movie: SlimSnapshot, play: Play, viewing: Viewing) => Promise<boolean>
  readonly remove: (movie: SlimSnapshot, play: Play) => void
}

type DiaryToast = keyof DiaryMessages['toasts']

interface Change {
  readonly toast: DiaryToast
  readonly movie: SlimSnapshot
  readonly done: Promise<boolean>
  readonly undo: Undoable['undo']
}

interface DiaryDependencies {
  readonly diary: DiaryStore
  readonly entries: DiaryEntries
  readonly messages: DiaryMessages
  readonly undoHistory: UndoHistory
}

export const createDiaryCommands = ({
  diary,
  entries,
  messages: { toasts },
  undoHistory,
}: DiaryDependencies): DiaryCommands => {
  const announce = ({ toast, movie, done, undo }: Change): Promise<boolean> =>
    undoHistory.perform(done, {
      kind: `diary ${toast}`,
      title: toasts[toast],
      description: () => movie.title,
      count: 1,
      undo,
      failureMessage: toasts.failed,
      merges: toast === 'rated',
    })

  const changeFilm = (toast: DiaryToast, movie: SlimSnapshot, change: FilmChange): void => {
    const before = entries.byMovie.peek().get(movie.id)
    const earlier: FilmChange = {
      ...(change.rating !== undefined && { rating: before?.rating ?? null, ratedAt: before?.ratedAt ?? null }),
      ...(change.liked !== undefined && { liked: before?.liked ?? null }),
      ...(change.note !== undefined && { note: before?.note ?? null }),
      ...(change.tags !== undefined && { tags: before?.tags ?? null }),
    }
    const done = diary.changeFilm(movie, change)
    void announce({ toast, movie, done, undo: () => diary.changeFilm(movie, earlier) })
  }

  return {
    rate: (movie, rating) => changeFilm(rating === null ? 'unrated' : 'rated', movie, { rating }),
    like: (movie, liked) => changeFilm(liked ? 'liked' : 'unliked', movie, { liked: liked || null }),
    annotate: (movie, note, tags) =>
      changeFilm('noted', movie, { note: note || null, tags: tags.length > 0 ? tags : null }),
    log: (movie, viewing) => announce({ toast: 'logged', movie, ...diary.log(movie, viewing) }),
    edit: (movie, play, viewing) =>
      announce({
        toast: 'edited',
        movie,
        done: diary.edit(movie, play, viewing),
        undo: () => diary.put(movie, play),
      }),
    remove: (movie, play) =>
      void announce({
        toast: 'removed',
        movie,
        done: diary.remove(movie.id, play.id),
        undo: () => diary.put(movie, play),
      }),
  }
}
