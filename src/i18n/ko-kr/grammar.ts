import { numbersOf } from '../numbers.ts'
import { quotesOf } from '../quotes.ts'

export const { number, percent, decimal, megabytes } = numbersOf('ko-KR')
export const quoted = quotesOf('“', '”', '‘', '’')
export const movie = quotesOf('〈', '〉', '《', '》')

export const movies = (count: number): string => `영화 ${number(count)}편`

export const collections = (count: number): string => `컬렉션 ${number(count)}개`
