import { numbersOf } from '../numbers.ts'
import { pluralOf } from '../plural.ts'
import { quotesOf } from '../quotes.ts'

export const plural = pluralOf('es-ES')
export const { number, percent, decimal, megabytes } = numbersOf('es-ES')
export const quoted = quotesOf('«', '»', '“', '”')

export const movies = (count: number): string =>
  plural(count, {
    one: `${number(count)} película`,
    many: `${number(count)} de películas`,
    other: `${number(count)} películas`,
  })

export const collections = (count: number): string =>
  plural(count, {
    one: `${number(count)} colección`,
    many: `${number(count)} de colecciones`,
    other: `${number(count)} colecciones`,
  })
