import { numbersOf } from '../numbers.ts'
import { pluralOf } from '../plural.ts'
import { quotesOf } from '../quotes.ts'

export const plural = pluralOf('ru-RU')
export const { number, percent, decimal, megabytes } = numbersOf('ru-RU')
export const quoted = quotesOf('«', '»', '„', '“')

export const movies = (count: number): string =>
  plural(count, {
    one: `${number(count)} фильм`,
    few: `${number(count)} фильма`,
    many: `${number(count)} фильмов`,
    other: `${number(count)} фильма`,
  })

export const collections = (count: number): string =>
  plural(count, {
    one: `${number(count)} подборка`,
    few: `${number(count)} подборки`,
    many: `${number(count)} подборок`,
    other: `${number(count)} подборки`,
  })
