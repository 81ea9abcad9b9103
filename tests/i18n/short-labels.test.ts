import { describe, expect, it } from 'vitest'
import { translations } from '#i18n/translations.ts'

describe.each(Object.entries(translations))('the buttons of a movie in %s', (_, load) => {
  it('have short labels that are part of their full names, for those who say what they see', async () => {
    const { movie, movieCollections } = await load()
    const pairs = [
      [movie.watched, movie.markWatched],
      [movie.unwatched, movie.markUnwatched],
      [movieCollections.addShort, movieCollections.add],
      [movieCollections.addMoreShort, movieCollections.addMore],
    ] as const
    const apart = pairs.filter(([short, full]) => !full.toLowerCase().includes(short.toLowerCase()))
    expect(apart).toEqual([])
  })
})
