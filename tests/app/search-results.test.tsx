import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { snapshot } from '#tests/support/fixtures.ts'
import { until } from '#tests/support/until.ts'
import { foundPerson, page, peoplePath, titles } from '#tests/support/wire-movies.ts'
import { enterSearch } from './enter-search.ts'

describe('people in the results', () => {
  const weaver = foundPerson(10205, 'Sigourney Weaver', 'Alien', 'Aliens')
  const searchPeople = async (...people: readonly object[]) => {
    const started = await enterSearch(titles('Alien'))
    started.answers.set(peoplePath, page(...people))
    await started.search('weaver')
    await started.I.see('grid', 'Search results')
    return started
  }

  it('are a named group under the movies, two at most, and counted', async () => {
    const { rows } = await searchPeople(weaver, foundPerson(2, 'Two'), foundPerson(3, 'Three'))
    expect(rows()).toEqual(['No ImageAlien19798.2', 'Sigourney WeaverAlien, Aliens', 'TwoActing'])
    expect(within(screen.getByRole('rowgroup', { name: 'People' })).getAllByRole('row')).toHaveLength(2)
    expect(screen.getByText('3 results')).toHaveAttribute('role', 'status')
  })

  it('open the person with a click', async () => {
    const { I, address } = await searchPeople(weaver)
    await I.click('gridcell', /^Sigourney Weaver/)
    expect(address()).toBe('/person/10205')
  })

  it('open the person with the keyboard, and Back leads back', async () => {
    const { I, address, advance } = await searchPeople(weaver)
    await I.press('{ArrowDown}{ArrowDown}{Enter}')
    expect(address()).toBe('/person/10205')
    await I.see('dialog', 'Sigourney Weaver')
    window.history.back()
    await advance(10)
    await I.notSee('dialog')
    expect(address()).toBe('/')
  })
})

describe('adding from the results', () => {
  it('adds and removes with a click, without closing or losing the focus', async () => {
    const { I, box, search, app } = await enterSearch(titles('Alien'))
    await search('alien')
    await I.click('gridcell', 'Add Alien to watchlist')
    await I.see('gridcell', 'Remove Alien from watchlist')
    expect(app.lists.watchlist.items.peek().map(({ movie }) => movie.title)).toEqual(['Alien'])
    expect([box, box.getAttribute('aria-expanded')]).toEqual([document.activeElement, 'true'])
    await I.click('gridcell', 'Remove Alien from watchlist')
    await I.see('gridcell', 'Add Alien to watchlist')
    expect(app.lists.watchlist.items.peek()).toEqual([])
  })

  it('works with the arrow keys and Enter', async () => {
    const { I, box, search, app } = await enterSearch(titles('Alien', 'Aliens'))
    await search('alien')
    await I.see('grid')
    await I.press('{ArrowDown}{ArrowRight}')
    expect(box.getAttribute('aria-activedescendant')).toBe(screen.getByRole('gridcell', { selected: true }).id)
    expect(screen.getByRole('gridcell', { selected: true })).toHaveAccessibleName('Add Alien to watchlist')
    await I.press('{Enter}{ArrowDown}{Enter}')
    expect(app.lists.watchlist.items.peek().map(({ movie }) => movie.title)).toEqual(['Alien', 'Aliens'])
    await I.press('{ArrowLeft}')
    expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('Aliens')
  })

  it('never removes a watched movie', async () => {
    const { I, search, app } = await enterSearch(titles('Alien'))
    app.commands.watchlist.markWatched(snapshot('Alien'))
    await search('alien')
    await I.click('gridcell', 'You have watched Alien')
    expect(app.lists.watchlist.items.peek().map(({ movie }) => movie.title)).toEqual(['Alien'])
  })
})

describe('the query of the results page', () => {
  it('is in the box when the page is opened, and follows Back', async () => {
    const { I, box, search, address, advance } = await enterSearch(titles('Alien'), '/discover?query=heat')
    expect(box).toHaveValue('heat')
    await search('alien')
    await I.press('{Enter}')
    await until(() => address() === '/discover?query=alien')
    expect(box).toHaveValue('alien')
    window.history.back()
    await advance(10)
    expect(address()).toBe('/discover?query=heat')
    await until(() => box.getAttribute('value') === 'heat')
  })

  it('follows Back also before the page of the next query is rendered', async () => {
    const { box, type, address, advance } = await enterSearch(titles('Alien'), '/discover?query=heat')
    await type('alien')
    await act(async () => {
      fireEvent.keyDown(box, { key: 'Enter' })
      window.history.back()
      await advance(10)
    })
    expect(address()).toBe('/discover?query=heat')
    await until(() => box.getAttribute('value') === 'heat')
  })

  it('adds no history entry when it is entered again', async () => {
    const { I, box, address } = await enterSearch(titles('Alien'), '/discover?query=heat')
    const entries = window.history.length
    await I.press('{Enter}')
    expect([box.getAttribute('value'), address(), window.history.length]).toEqual([
      'heat',
      '/discover?query=heat',
      entries,
    ])
  })

  it('can be cleared without leaving the page, and is gone on other pages', async () => {
    const { I, box, address } = await enterSearch(titles('Alien'), '/discover?query=heat')
    fireEvent.change(box, { target: { value: '' } })
    expect([box.getAttribute('value'), address()]).toEqual(['', '/discover?query=heat'])
    await I.click('link', 'Watchlist')
    await I.see('heading', 'My Watchlist')
    expect(box).toHaveValue('')
  })
})
