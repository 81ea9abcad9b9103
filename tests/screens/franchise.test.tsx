import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { linesOf, watchlistOf } from '#tests/support/fixtures.ts'
import { alienId, openAlien } from '#tests/support/open-movie.ts'
import { settled, until } from '#tests/support/until.ts'
import { details } from '#tests/support/wire-details.ts'
import { listed } from '#tests/support/wire-movies.ts'
import { json, offline } from '#tests/tmdb/fake-tmdb.ts'

const collection = { id: 8091, name: 'Alien Collection' }
const part = (title: string, release_date: string) => ({ ...listed(title), release_date })
const parts = [
  part('Aliens', '1986-07-18'),
  part('Alien', '1979-05-25'),
  part('Alien 3', '1992-05-22'),
  part('Alien: Earth', ''),
]
const answers = {
  [`/movie/${alienId}`]: details(alienId, 'Alien', { belongs_to_collection: collection }),
  '/collection/8091': json({ ...collection, parts }),
}
const region = () => until(() => screen.queryByRole('region', { name: 'Alien Collection' }))
const cards = (list: Element | undefined) =>
  [...(list?.children ?? [])].map((item) => item.querySelector('a')?.getAttribute('aria-label'))

describe('the franchise of a movie', () => {
  it('shows which part it is, the others in the order of their release, and what is announced apart', async () => {
    const { I } = await openAlien(answers, { stored: { watchlist: watchlistOf('Aliens ✓') } })
    await I.seeText('Part 1 of 3')
    await I.seeText('1 of 3 seen')
    const shown = within(await region())
    const [released, announced] = shown.getAllByRole('list')
    expect(cards(released)).toEqual(['Alien (1979)', 'Aliens (1986)', 'Alien 3 (1992)'])
    expect(cards(announced)).toEqual(['Alien: Earth'])
    expect(shown.getByRole('heading', { name: 'Announced' })).toBeInTheDocument()
    expect(shown.getAllByRole('img', { name: 'Watched' })).toHaveLength(1)
  })

  it('adds the missing ones with one click, and takes them back with one Undo', async () => {
    const { I, app } = await openAlien(answers, { stored: { watchlist: watchlistOf('Aliens ✓') } })
    const lines = () => linesOf(app.lists.watchlist.items.peek()).toSorted()
    await I.click('button', 'Add 2 missing movies')
    expect(await I.seeToast()).toEqual(['Added to Watchlist', '2 movies'])
    expect(lines()).toEqual(['Alien', 'Alien 3', 'Aliens ✓'])
    await I.notSee('button', /missing/)
    await I.press('{Control>}z{/Control}')
    await I.see('button', 'Add 2 missing movies')
    expect(lines()).toEqual(['Aliens ✓'])
  })

  it('is not mentioned when it cannot be loaded', async () => {
    const { I, reported } = await openAlien({ ...answers, '/collection/8091': json({}, { status: 404 }) })
    await until(() => reported.length > 0)
    await settled()
    expect([screen.queryByText('Alien Collection'), I.sees('alert'), I.sees('button', 'Retry')]).toEqual([
      null,
      false,
      false,
    ])
  })

  it('loads once the network is back', async () => {
    const test = await openAlien({ ...answers, '/collection/8091': offline }, { isOnline: false })
    await settled()
    expect(screen.queryByText('Alien Collection')).toBe(null)
    test.answers.set('/collection/8091', json({ ...collection, parts }))
    test.setOnline(true)
    await region()
  })

  it('is not there for a movie without others', async () => {
    const alone = json({ ...collection, parts: parts.slice(1, 2) })
    const { I } = await openAlien({ ...answers, '/collection/8091': alone })
    await I.see('heading', 'Alien')
    await until(() => screen.queryByRole('region', { name: 'Alien Collection' }) === null)
    expect(I.sees('button', /missing/)).toBe(false)
  })
})
