import { numbersOf } from '../numbers.ts'
import { pluralOf } from '../plural.ts'
import { quotesOf } from '../quotes.ts'

export const plural = pluralOf('de-DE')
export const { number, percent, decimal, megabytes } = numbersOf('de-DE')
export const quoted = quotesOf('„', '“', '‚', '‘')

export const movies = (count: number): string =>
  plural(count, { one: `${number(count)} Film`, other: `${number(count)} Filme` })

export const collections = (count: number): string =>
  plural(count, { one: `${number(count)} Sammlung`, other: `${number(count)} Sammlungen` })
