import type { RowMeaning } from '#domain/imports/questions.ts'
import type { HistoryFact } from '#domain/imports/read-history.ts'
import { wishFact } from './facts.ts'
import type { ReadingContext } from './reader.ts'
import type { SourceFile } from './source-file.ts'

export const factOf = (meaning: RowMeaning, list: string, position: number): HistoryFact => {
  if (meaning === 'watched') return { kind: 'seen' }
  if (meaning === 'liked') return { kind: 'liked' }
  if (meaning === 'watchlist') return wishFact(null)
  return { kind: 'listed', list, position, addedAt: null }
}

export const listNameOf = (path: string): string =>
  path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/\.\w{2,5}$/, '')
    .trim()

/** What being in the file means, as it was answered. Undefined once it is asked. */
export const meaningOf = (
  file: SourceFile,
  { answersTo, ask, list }: ReadingContext,
  suggested: RowMeaning,
): RowMeaning | undefined => {
  const { meaning } = answersTo(file)
  if (!meaning) ask(file, { meaning: { suggested } })
  if (meaning === 'list') list({ id: file.path, name: listNameOf(file.path), description: '', createdAt: null })
  return meaning
}
