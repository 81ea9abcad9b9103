import { numbersOf } from '../numbers.ts'
import { quotesOf } from '../quotes.ts'

export const { number, percent, decimal, megabytes } = numbersOf('zh-CN')
export const quoted = quotesOf('“', '”', '‘', '’')
export const movie = quotesOf('《', '》', '〈', '〉')

export const movies = (count: number): string => `${number(count)} 部电影`

export const collections = (count: number): string => `${number(count)} 个片单`
