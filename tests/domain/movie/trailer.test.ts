import { describe, expect, it } from 'vitest'
import { trailersOf, type Video } from '#domain/movie/trailer.ts'

/** A video from a line such as 'Teaser de 2020 YouTube': type, language ('-' for none), year and site. */
const video = (line: string): Video => {
  const [type = '', language = '', year = '', site = 'YouTube'] = line.split(' ')
  const publishedAt = year ? `${year}-01-01T00:00:00.000Z` : ''
  return {
    key: line.padEnd(11, '_').slice(0, 11),
    site,
    type,
    name: line,
    publishedAt,
    language: language.replace('-', ''),
  }
}
const chosen = (language: string, ...lines: string[]) => trailersOf(lines.map(video), language)[0]?.name ?? null

describe('the trailer of a movie', () => {
  it.each([
    ['the newest trailer', ['Trailer en 2019', 'Trailer en 2021', 'Trailer en 2020'], 'Trailer en 2021'],
    ['a newer teaser before an older trailer', ['Trailer en 2019', 'Teaser en 2020'], 'Teaser en 2020'],
    ['never a featurette, even the newest', ['Featurette en 2024', 'Teaser en 2019'], 'Teaser en 2019'],
    ['never a video from another site', ['Trailer en 2024 Vimeo', 'Trailer en 2019'], 'Trailer en 2019'],
    ['the first of several from the same day', ['Trailer en 2020', 'Teaser en 2020'], 'Trailer en 2020'],
    ['one without a date if there is no other', ['Trailer en'], 'Trailer en'],
    ['one in the chosen language before a newer English one', ['Trailer en 2024', 'Teaser de 2019'], 'Teaser de 2019'],
    ['an English one before any other', ['Trailer fr 2024', 'Trailer en 2019'], 'Trailer en 2019'],
    ['one without a language if there is no other', ['Trailer - 2019', 'Trailer fr 2018'], 'Trailer - 2019'],
    ['none if no video qualifies', ['Clip de 2020', 'Trailer de 2020 Vimeo'], null],
    ['none without videos', [], null],
  ])('is %s', (_, lines, expected) => {
    expect(chosen('de-DE', ...lines)).toBe(expected)
  })

  it('is followed by the others, each once', () => {
    const lines = ['Trailer fr 2024', 'Trailer en 2019', 'Teaser de 2018', 'Trailer en 2021', 'Clip en 2022']
    expect(trailersOf(lines.map(video), 'de-DE').map(({ name }) => name)).toEqual([
      'Teaser de 2018',
      'Trailer en 2021',
      'Trailer en 2019',
      'Trailer fr 2024',
    ])
  })
})
