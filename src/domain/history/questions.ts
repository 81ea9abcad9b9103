/** What a column of a CSV file can hold. */
export const columnFields = [
  'title',
  'original title',
  'year',
  'tmdb id',
  'imdb id',
  'kind',
  'watched at',
  'rating',
  'rated at',
  'watchlist',
  'list',
  'liked',
  'rewatch',
  'note',
  'tags',
] as const
export type ColumnField = (typeof columnFields)[number]

export type GivenScale = 5 | 10 | 100

export type DateOrder = 'day first' | 'month first'

/** What it means that a film is in a file that says nothing else of it, such as a list of titles. */
export type RowMeaning = 'watched' | 'watchlist' | 'liked' | 'list'

export interface CsvColumn {
  readonly header: string
  /** The first values that are not empty, at most three. */
  readonly samples: readonly string[]
  /** As far as the header tells, or as it was answered. */
  readonly field: ColumnField | null
}

/** What a file leaves open. Reading it again with answers to all of it gives its rows. */
export interface FileQuestion {
  /** The name by which it is answered. */
  readonly file: string
  readonly columns?: readonly CsvColumn[]
  readonly ratingScale?: { readonly highest: number; readonly suggested: GivenScale }
  readonly dateOrder?: { readonly samples: readonly string[]; readonly suggested: DateOrder }
  readonly meaning?: { readonly suggested: RowMeaning }
  /** Of one account; the one with the most rows is the first. */
  readonly profiles?: readonly string[]
}

export interface FileAnswers {
  /** In the order of the columns. */
  readonly columns?: readonly (ColumnField | null)[]
  readonly ratingScale?: GivenScale
  readonly dateOrder?: DateOrder
  readonly meaning?: RowMeaning
  /** '' for all of them. */
  readonly profile?: string
}

/** By the name of the file. */
export type HistoryAnswers = Readonly<Record<string, FileAnswers>>
