import { numbersOf } from '../numbers.ts'
import { pluralOf } from '../plural.ts'
import { quotesOf } from '../quotes.ts'

export const plural = pluralOf('it-IT')
export const { number, percent, decimal, megabytes } = numbersOf('it-IT')
export const quoted = quotesOf('“', '”', '‘', '’')

export const movies = (count: number): string =>
  plural(count, {
    one: `${number(count)} film`,
    many: `${number(count)} di film`,
    other: `${number(count)} film`,
  })

export const collections = (count: number): string =>
  plural(count, {
    one: `${number(count)} collezione`,
    many: `${number(count)} di collezioni`,
    other: `${number(count)} collezioni`,
  })
