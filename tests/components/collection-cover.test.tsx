import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CollectionCover } from '#components/collection/collection-cover.tsx'
import type { MovieSnapshot } from '#domain/movie/movie.ts'
import { collectionNamed, snapshot } from '#tests/support/fixtures.ts'
import { renderInApp } from '#tests/support/test-app.tsx'

const showCover = (covers: readonly MovieSnapshot[], name = 'Space') =>
  renderInApp(<CollectionCover collection={{ ...collectionNamed(name), covers }} />)
const pictures = () => [...document.querySelectorAll('[data-picture] img')].map((image) => image.getAttribute('src'))
const insets = () =>
  [...document.querySelectorAll<HTMLElement>('[data-picture] > span')].map((slice) => slice.style.insetInlineStart)
const movies = (...titles: readonly string[]) =>
  titles.map((title) => snapshot(title, { posterPath: `/${title.toLowerCase()}.jpg` }))

describe('the cover of a collection', () => {
  it('is a fan of its posters, which fills the width', async () => {
    await showCover(movies('Alien', 'Dune', 'Heat', 'Jaws', 'Ran'))
    expect(pictures()).toEqual(
      ['alien', 'dune', 'heat', 'jaws', 'ran'].map((title) => `https://images.test/t/p/w342/${title}.jpg`),
    )
    expect(insets()).toEqual(['0%', '15.625%', '31.25%', '46.875%', '62.5%'])
  })

  it.each([
    [1, ['31.25%']],
    [2, ['12.5%', '50%']],
    [3, ['0%', '31.25%', '62.5%']],
  ])('has %i posters in its middle or over its width', async (count, expected) => {
    await showCover(movies('Alien', 'Dune', 'Heat').slice(0, count))
    expect(insets()).toEqual(expected)
  })

  it.each([
    ['space', 'S'],
    [' 映画', '映'],
    ['', ''],
  ])('of a collection without posters named %j is its initial', async (name, shown) => {
    await showCover([], name)
    expect(document.querySelector('[data-picture]')?.textContent).toBe(shown)
  })

  it('says that a picture is missing when it fails to load', async () => {
    await showCover(movies('Alien'))
    const image = document.querySelector('[data-picture] img')
    if (image) fireEvent.error(image)
    expect(screen.getByText('No Image')).toBeInTheDocument()
  })
})
