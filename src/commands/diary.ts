import type { MovieSnapshot } from '#domain/movie/movie.ts'
import type { SlimSnapshot, Viewing } from '#domain/records/library.ts'
import type { MovieChange } from '#domain/records/movie-changes.ts'
import type { DiaryMessages } from '#i18n/messages/diary.ts'
import type { DiaryStore, ViewingFields } from '#stores/lists/diary.ts'
import type { DiaryEntries } from '#stores/lists/diary-entries.ts'
import type { Undoable, UndoHistory } from './undo.ts'

/** Each command announces its outcome, with Undo. Promises resolve false when the browser refused. */
export interface DiaryCommands {
  /** Null clears the rating. */
  readonly rate: (movie: SlimSnapshot, rating: number | null) => void
  readonly like: (movie: SlimSnapshot, liked: boolean) => void
  readonly annotate: (movie: SlimSnapshot, note: string, tags: readonly string[]) => void
  readonly log: (movie: MovieSnapshot, fields: ViewingFields) => Promise<boolean>
  readonly edit: (movie: SlimSnapshot, viewing: Viewing, fields: ViewingFields) => Promise<boolean>
  readonly remove: (movie: SlimSnapshot, viewing: Viewing) => void
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
  readonly messages: () => DiaryMessages
  readonly undoHistory: UndoHistory
}

export const createDiaryCommands = ({ diary, entries, messages, undoHistory }: DiaryDependencies): DiaryCommands => {
  const announce = ({ toast, movie, done, undo }: Change): Promise<boolean> => {
    const { toasts } = messages()
    return undoHistory.perform(done, {
      kind: `diary ${toast}`,
      title: toasts[toast],
      description: () => movie.title,
      count: 1,
      undo,
      failureMessage: toasts.failed,
      merges: toast === 'rated',
    })
  }

  const changeMovie = (toast: DiaryToast, movie: SlimSnapshot, change: MovieChange): void => {
    const before = entries.byMovie.peek().get(movie.id)
    const earlier: MovieChange = {
      ...(change.rating !== undefined && { rating: before?.rating ?? null, ratedAt: before?.ratedAt ?? null }),
      ...(change.liked !== undefined && { liked: before?.liked ?? null }),
      ...(change.note !== undefined && { note: before?.note ?? null }),
      ...(change.tags !== undefined && { tags: before?.tags ?? null }),
    }
    const done = diary.changeMovie(movie, change)
    void announce({ toast, movie, done, undo: () => diary.changeMovie(movie, earlier) })
  }

  return {
    rate: (movie, rating) => changeMovie(rating === null ? 'unrated' : 'rated', movie, { rating }),
    like: (movie, liked) => changeMovie(liked ? 'liked' : 'unliked', movie, { liked: liked || null }),
    annotate: (movie, note, tags) =>
      changeMovie('noted', movie, { note: note || null, tags: tags.length > 0 ? tags : null }),
    log: (movie, fields) => announce({ toast: 'logged', movie, ...diary.log(movie, fields) }),
    edit: (movie, viewing, fields) =>
      announce({
        toast: 'edited',
        movie,
        done: diary.edit(movie, viewing, fields),
        undo: () => diary.put(movie, viewing),
      }),
    remove: (movie, viewing) =>
      void announce({
        toast: 'removed',
        movie,
        done: diary.remove(movie.id, viewing.id),
        undo: () => diary.put(movie, viewing),
      }),
  }
}
