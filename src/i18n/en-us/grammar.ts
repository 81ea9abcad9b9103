import { numbersOf } from '../numbers.ts'
import { pluralOf } from '../plural.ts'

export const plural = pluralOf('en-US')
export const { number, megabytes } = numbersOf('en-US')

export const movies = (count: number): string =>
  plural(count, { one: `${number(count)} movie`, other: `${number(count)} movies` })

export const collections = (count: number): string =>
  plural(count, { one: `${number(count)} collection`, other: `${number(count)} collections` })

// The regions whose names take an article, such as 'the United States'.
const takesArticle = /^United |^(?:Bahamas|Netherlands|Philippines)$|(?:Islands|Republic|Territories)$/

export const withArticle = (region: string): string => (takesArticle.test(region) ? `the ${region}` : region)
