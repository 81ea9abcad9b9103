/** What a person's records should be, in the words of what they see. */
export interface Records {
  /** Newest first. */
  readonly watchlist: readonly { readonly title: string; readonly isWatched: boolean }[]
  /** Names in alphabetical order; the titles of each too. */
  readonly collections: readonly { readonly name: string; readonly titles: readonly string[] }[]
}

/** Changed by each step of a walk. */
export interface WalkModel {
  records: Records
  /** The records in the last exported file. */
  exported: Records | null
}

export const emptyModel = (): WalkModel => ({ records: { watchlist: [], collections: [] }, exported: null })

export const added = (records: Records, title: string): Records => ({
  ...records,
  watchlist: [{ title, isWatched: false }, ...records.watchlist],
})

export const toggled = (records: Records, title: string): Records => ({
  ...records,
  watchlist: records.watchlist.map((film) => (film.title === title ? { title, isWatched: !film.isWatched } : film)),
})

export const removed = (records: Records, title: string): Records => ({
  ...records,
  watchlist: records.watchlist.filter((film) => film.title !== title),
})

const sorted = (collections: Records['collections']) =>
  collections
    .map(({ name, titles }) => ({ name, titles: titles.toSorted() }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))

export const withCollection = (records: Records, name: string, titles: readonly string[] = []): Records => ({
  ...records,
  collections: sorted([...records.collections, { name, titles }]),
})

export const withoutCollection = (records: Records, name: string): Records => ({
  ...records,
  collections: records.collections.filter((collection) => collection.name !== name),
})
