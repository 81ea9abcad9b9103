import { numbersOf } from '../numbers.ts'
import { pluralOf } from '../plural.ts'
import { quotesOf } from '../quotes.ts'

export const plural = pluralOf('fr-FR')
export const { number, percent, decimal, megabytes } = numbersOf('fr-FR')
export const quoted = quotesOf('«\u00a0', '\u00a0»', '“', '”')

export const movies = (count: number): string =>
  plural(count, {
    one: `${number(count)} film`,
    many: `${number(count)} de films`,
    other: `${number(count)} films`,
  })

export const collections = (count: number): string =>
  plural(count, {
    one: `${number(count)} collection`,
    many: `${number(count)} de collections`,
    other: `${number(count)} collections`,
  })
