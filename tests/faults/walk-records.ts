import type { Page } from '@playwright/test'
import { databaseRows } from './stored.ts'
import type { Records } from './walk-model.ts'

interface Entry {
  readonly movie: { readonly title: string }
  readonly rating?: number
  readonly liked?: boolean
  readonly plays: readonly { readonly watchedAt: string | null }[]
}

interface HiddenSlot {
  readonly movie: { readonly title: string }
}

/** The records as far as they are stored: a viewing is its date there. */
export type Seen = Omit<Records, 'diary'> & { readonly diary: readonly SeenMovie[] }

interface SeenMovie {
  readonly title: string
  readonly rating: number | null
  readonly isLiked: boolean
  /** Latest first. */
  readonly dates: readonly string[]
}

type SeenDiary = Pick<Seen, 'diary' | 'notForMe'>

const latestFirst = (dates: readonly string[]): readonly string[] => dates.toSorted().reverse()

export const seenOf = (records: Records): Seen => ({
  ...records,
  diary: records.diary.map(({ viewings, ...movie }) => ({
    ...movie,
    dates: latestFirst(viewings.map(({ date }) => date)),
  })),
})

const diaryFrom = (entries: readonly Entry[], hide: readonly HiddenSlot[]): SeenDiary => ({
  diary: entries
    .map(({ movie, rating = null, liked = false, plays }) => ({
      title: movie.title,
      rating,
      isLiked: liked,
      dates: latestFirst(plays.map(({ watchedAt }) => watchedAt ?? '')),
    }))
    .toSorted((one, other) => (one.title < other.title ? -1 : 1)),
  notForMe: hide.map(({ movie }) => movie.title).toSorted(),
})

/** The diary in the database, where each viewing is a row beside that of its movie. */
export const diaryInDatabase = async (page: Page): Promise<SeenDiary> => {
  const rows = await databaseRows(page)
  const valuesIn = (list: string) => rows.filter((row) => row.list === list)
  const history = valuesIn('watchHistory')
  const entries = history.flatMap(({ id, value }) => {
    if (id.includes('/')) return []
    const plays = history.flatMap((row) => (row.id.startsWith(`${id}/`) ? [row.value] : []))
    return [{ ...(value as Entry), plays: plays as Entry['plays'] }]
  })
  return diaryFrom(
    entries,
    valuesIn('notForMe').map(({ value }) => value as HiddenSlot),
  )
}

/** The records in local storage. */
export const storedRecords = async (page: Page): Promise<Seen> => {
  const { history, hide, ...lists } = await page.evaluate(() => {
    const list = (key: string) => JSON.parse(localStorage.getItem(key) ?? '[]')
    const newestFirst = (one: { addedAt: string }, other: { addedAt: string }) => (one.addedAt < other.addedAt ? 1 : -1)
    const links: { collectionId: number; movie: { title: string } }[] = list('collection-movies')
    return {
      watchlist: list('watchlist')
        .toSorted(newestFirst)
        .map((item: { status: string; movie: { title: string } }) => ({
          title: item.movie.title,
          isWatched: item.status === 'watched',
        })),
      collections: list('collections')
        .map(({ id, name }: { id: number; name: string }) => ({
          name,
          titles: links.flatMap((link) => (link.collectionId === id ? [link.movie.title] : [])).toSorted(),
        }))
        .toSorted((one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1)),
      history: list('watch-history'),
      hide: list('not-for-me'),
    }
  })
  return { ...lists, ...diaryFrom(history, hide) }
}
