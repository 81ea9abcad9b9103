import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CollectionCover } from '#components/collection-cover.tsx'
import type { MovieSnapshot } from '#domain/movie.ts'
import { collectionNamed, snapshot } from '#tests/support/fixtures.ts'
import { renderInApp } from '#tests/support/test-app.tsx'

const coverOf = async (cover: MovieSnapshot | null) => {
  await renderInApp(<CollectionCover collection={{ ...collectionNamed('Space'), cover }} />)
  return () => document.querySelector('[data-picture] img')?.getAttribute('src') ?? null
}
const wide = snapshot('Alien', { posterPath: '/alien.jpg', backdropPath: '/alien-wide.jpg' })

describe('the cover of a collection', () => {
  it.each([
    ['the backdrop of its latest film', wide, 'https://images.test/t/p/w780/alien-wide.jpg'],
    [
      'the poster of a film without a backdrop',
      { ...wide, backdropPath: null },
      'https://images.test/t/p/w342/alien.jpg',
    ],
    ['a gradient without a film', null, null],
  ])('is %s', async (_, film, shown) => {
    expect((await coverOf(film))()).toBe(shown)
  })

  it('is a gradient when its picture fails to load', async () => {
    const shown = await coverOf(wide)
    const image = document.querySelector('[data-picture] img')
    if (image) fireEvent.error(image)
    expect(shown()).toBe(null)
  })
})
