import type { MovieSnapshot } from '#domain/movie/movie.ts'
import type { SlimSnapshot, Viewing } from '#domain/records/library.ts'
import type { MovieChange } from '#domain/records/movie-changes.ts'
import type { OtherMessages } from '#messages/types.ts'
import { createDiaryStore, type ViewingFields } from '#stores/lists/diary.ts'
import type { CommandContext } from './context.ts'

/** Each command announces its outcome, with Undo. Promises resolve false when the browser refused. */
export interface DiaryCommands {
  /** Null clears the rating. Another one makes a movie watched that was not seen. */
  readonly rate: (movie: MovieSnapshot, rating: number | null) => void
  readonly like: (movie: SlimSnapshot, liked: boolean) => void
  readonly annotate: (movie: SlimSnapshot, note: string, tags: readonly string[]) => Promise<boolean>
  readonly log: (movie: MovieSnapshot, fields: ViewingFields) => Promise<boolean>
  readonly edit: (movie: SlimSnapshot, viewing: Viewing, fields: ViewingFields) => Promise<boolean>
  /** Whether the movie stays watched matters where it is its last viewing. */
  readonly remove: (movie: SlimSnapshot, viewing: Viewing, isStillWatched?: boolean) => void
}

type DiaryToast = keyof OtherMessages['diary']['toasts']

interface Change {
  readonly toast: DiaryToast
  readonly movie: SlimSnapshot
  readonly act: () => Promise<boolean>
}

export const createDiaryCommands = ({ records, platform, language, commands }: CommandContext): DiaryCommands => {
  const diary = createDiaryStore(records, platform)
  const announce = ({ toast, movie, act }: Change): Promise<boolean> => {
    const { toasts } = language.loadedMessages().diary
    return commands.undoHistory.perform(act, {
      // Stars that are corrected at once are one change.
      kind: `diary ${toast === 'ratedSeen' ? 'rated' : toast}`,
      title: toasts[toast],
      description: () => movie.title,
      subject: movie.title,
      count: 1,
      failureMessage: toasts.failed,
      merges: toast === 'rated' || toast === 'ratedSeen',
    })
  }

  const changeMovie = (toast: DiaryToast, movie: SlimSnapshot, change: MovieChange) =>
    announce({ toast, movie, act: () => diary.changeMovie(movie, change) })

  return {
    rate: (movie, rating) => {
      const state = diary.stateOf(movie.id)
      const rated = state === null || state === 'wanted' ? 'ratedSeen' : 'rated'
      void announce({ toast: rating === null ? 'unrated' : rated, movie, act: () => diary.rate(movie, rating) })
    },
    like: (movie, liked) => void changeMovie(liked ? 'liked' : 'unliked', movie, { liked: liked || null }),
    annotate: (movie, note, tags) =>
      changeMovie('noted', movie, { note: note || null, tags: tags.length > 0 ? tags : null }),
    log: (movie, fields) => announce({ toast: 'logged', movie, act: () => diary.log(movie, fields) }),
    edit: (movie, viewing, fields) =>
      announce({ toast: 'edited', movie, act: () => diary.edit(movie, viewing, fields) }),
    remove: (movie, viewing, isStillWatched) =>
      void announce({ toast: 'removed', movie, act: () => diary.remove(movie.id, viewing.id, isStillWatched) }),
  }
}
