import { numbersOf } from '../numbers.ts'
import { pluralOf } from '../plural.ts'
import { quotesOf } from '../quotes.ts'

export const plural = pluralOf('pt-BR')
export const { number, percent, decimal, megabytes } = numbersOf('pt-BR')
export const quoted = quotesOf('“', '”', '‘', '’')

export const movies = (count: number): string =>
  plural(count, {
    one: `${number(count)} filme`,
    many: `${number(count)} de filmes`,
    other: `${number(count)} filmes`,
  })

export const collections = (count: number): string =>
  plural(count, {
    one: `${number(count)} coleção`,
    many: `${number(count)} de coleções`,
    other: `${number(count)} coleções`,
  })
