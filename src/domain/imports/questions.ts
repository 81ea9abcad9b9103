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

export type GivenScale = 5 | 10 | 20 | 100

/** Ratings from 1 to 10 of letters such as 'A-'; null for none. */
export type LetterRatings = Readonly<Record<string, number | null>>

/** Of files that are not UTF-8 or UTF-16, by their names in the Encoding Standard. */
export const encodings = ['windows-1252', 'shift_jis', 'gbk', 'euc-kr', 'windows-1251'] as const
export type Encoding = (typeof encodings)[number]

export interface EncodingQuestion {
  /** A line of the file in each encoding that it may be in; at least two, the likeliest first. */
  readonly samples: readonly { readonly encoding: Encoding; readonly text: string }[]
}

/** Also of years with two digits: '24-01-05'. */
export const dateOrders = ['day first', 'month first', 'year first'] as const
export type DateOrder = (typeof dateOrders)[number]

export interface DateOrderQuestion {
  readonly samples: readonly string[]
  readonly suggested: DateOrder
  /** A day of the file, YYYY-MM-DD, in each order; '' where that order gives none. The year is first in few files. */
  readonly readings: Readonly<Record<'day first' | 'month first', string>> & { readonly 'year first'?: string }
}

/** What numbers such as 45296 or 1704412800 count where dates should be: days, as spreadsheets do, or seconds. */
export const dateNumbers = ['since 1900', 'since 1904', 'since 1970', 'none'] as const
export type DateNumbers = (typeof dateNumbers)[number]

export interface DateNumbersQuestion {
  readonly samples: readonly string[]
  readonly suggested: DateNumbers
  /** A day of the file, YYYY-MM-DD, for all that give one. */
  readonly readings: Partial<Readonly<Record<DateNumbers, string>>>
}

/** What it means that a movie is in a file that says nothing else of it, such as a list of titles. */
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
  readonly file: string
  /** Asked alone, since it decides what else is read. */
  readonly encoding?: EncodingQuestion
  readonly columns?: readonly CsvColumn[]
  readonly ratingScale?: { readonly highest: number; readonly suggested: GivenScale }
  /** The best first. */
  readonly letters?: { readonly suggested: LetterRatings }
  readonly dateOrder?: DateOrderQuestion
  readonly dateNumbers?: DateNumbersQuestion
  readonly meaning?: { readonly suggested: RowMeaning }
  /** Of one account; the one with the most rows is the first. */
  readonly profiles?: readonly string[]
  readonly answered?: FileAnswers
}

export interface FileAnswers {
  readonly encoding?: Encoding
  readonly columns?: readonly (ColumnField | null)[]
  readonly ratingScale?: GivenScale
  readonly letters?: LetterRatings
  readonly dateOrder?: DateOrder
  /** With 'none' the dates are left out. */
  readonly dateNumbers?: DateNumbers
  readonly meaning?: RowMeaning
  /** '' for all of them. */
  readonly profile?: string
}

/** By the name of the file. */
export type HistoryAnswers = Readonly<Record<string, FileAnswers>>

/** What is suggested is the answer until another is chosen. */
export const suggestedAnswers = (question: FileQuestion): FileAnswers => {
  const { encoding, columns, ratingScale, letters, dateOrder, dateNumbers: numbers, meaning, profiles } = question
  const { answered = {} } = question
  const [likeliest] = encoding?.samples ?? []
  return {
    ...(likeliest && { encoding: answered.encoding ?? likeliest.encoding }),
    ...(columns && { columns: answered.columns ?? columns.map(({ field }) => field) }),
    ...(ratingScale && { ratingScale: answered.ratingScale ?? ratingScale.suggested }),
    ...(letters && { letters: { ...letters.suggested, ...answered.letters } }),
    ...(dateOrder && { dateOrder: answered.dateOrder ?? dateOrder.suggested }),
    ...(numbers && { dateNumbers: answered.dateNumbers ?? numbers.suggested }),
    ...(meaning && { meaning: answered.meaning ?? meaning.suggested }),
    ...(profiles && { profile: answered.profile ?? profiles[0] ?? '' }),
  }
}

export const askedAgain = (questions: readonly FileQuestion[], answers: HistoryAnswers): readonly FileQuestion[] =>
  questions.map((question) => {
    const answered = answers[question.file]
    return answered ? { ...question, answered } : question
  })

/** Without a title or an id, nothing can be found. */
export const nameMovies = (columns: readonly (ColumnField | null)[]): boolean =>
  columns.some((field) => field === 'title' || field === 'tmdb id' || field === 'imdb id')

const withoutAnswers = (questions: readonly FileQuestion[]): string =>
  JSON.stringify(questions.map(({ answered, ...question }) => question))

export const areSameQuestions = (one: readonly FileQuestion[], other: readonly FileQuestion[]): boolean =>
  withoutAnswers(one) === withoutAnswers(other)
