import { describe, expect, it } from 'vitest'
import { languages } from '#domain/movie/languages.ts'
import { numbersOf } from '#i18n/numbers.ts'

const counts = [0, 1, 9, 10, 99, 100, 999, 1000, 1234, 9999, 10_000, 1_234_567, -1, 0.5]

describe('Counts', () => {
  it.each(languages)('are formatted as in %s', (language) => {
    const written = new Intl.NumberFormat(language)
    expect(counts.map(numbersOf(language).number)).toEqual(counts.map((count) => written.format(count)))
  })
})
