import { numbersOf } from '../numbers.ts'
import { quotesOf } from '../quotes.ts'

export const { number, percent, decimal, megabytes } = numbersOf('ja-JP')
export const quoted = quotesOf('「', '」', '『', '』')
export const movie = quotesOf('『', '』', '「', '」')

export const movies = (count: number): string => `映画${number(count)}本`

export const collections = (count: number): string => `コレクション${number(count)}件`
