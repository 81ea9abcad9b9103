import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { idOf, watchlistOf } from '#tests/support/fixtures.ts'
import { renderApp, type TestAppOptions } from '#tests/support/test-app.tsx'
import type { Answer } from '#tests/support/test-world.ts'

const titles = ['Alien', 'Dune', 'Heat', 'Jaws', 'Ran', 'Seven', 'Speed'] as const

const watchlist = watchlistOf(...titles).map((item, index) => ({
  ...item,
  movie: { ...item.movie, runtime: index < 4 ? 80 : 130, genres: ['Drama'] },
}))

const open = (options: TestAppOptions = {}) => renderApp({ path: '/tonight', stored: { watchlist }, ...options })

const films = () => screen.getByRole('list', { name: 'Three films for tonight' })
const shown = () =>
  within(films())
    .getAllByRole('heading')
    .map((heading) => heading.textContent ?? '')

describe('Tonight', () => {
  it('shows three films of the watchlist at a time, none twice, and says when it starts over', async () => {
    const { I } = await open()
    await I.see('list', 'Three films for tonight')
    const all = [...shown()]
    await I.click('button', 'Another three')
    all.push(...shown())
    await I.click('button', 'Another three')
    all.push(...shown())
    expect(all.toSorted()).toEqual([...titles])
    await I.click('button', 'Another three')
    await I.seeText('Those were all 7 films. Here they are from the start.')
    expect(shown()).toEqual(all.slice(0, 3))
  })

  it('keeps to the conditions, and names the one that leaves no film', async () => {
    const { I } = await open()
    await I.click('combobox', /^Time/)
    await I.click('option', 'Up to 1h 30m')
    await I.see('list', 'Three films for tonight')
    expect(shown().filter((title) => !['Alien', 'Dune', 'Heat', 'Jaws'].includes(title))).toEqual([])
    await I.click('combobox', /^Mood/)
    await I.click('option', /^Funny/)
    await I.seeText('No film matches “Funny”')
    await I.seeText('Without this condition there are 4 films.')
    await I.click('button', 'Allow any mood')
    await I.see('list', 'Three films for tonight')
    expect(shown().length).toBe(3)
  })

  it('keeps to the services of the person, and counts films of which these are not known', async () => {
    const settings = { services: { US: [8] } }
    const on = (...ids: readonly number[]) => ({ flatrate: ids.map((id) => ({ provider_id: id, provider_name: 'A' })) })
    const offers = (title: string, ...ids: readonly number[]): [string, Answer] => [
      `/movie/${idOf(title)}/watch/providers`,
      () => Response.json({ id: idOf(title), results: { US: on(...ids), DE: on(8) } }),
    ]
    const failing: [string, Answer] = [
      `/movie/${idOf('Speed')}/watch/providers`,
      () => new Response(null, { status: 500 }),
    ]
    const answers = Object.fromEntries([
      ...['Alien', 'Dune'].map((title) => offers(title, 8, 9)),
      ...['Heat', 'Jaws', 'Ran', 'Seven'].map((title) => offers(title, 9)),
      failing,
    ])
    const { I } = await open({ stored: { watchlist, settings }, answers, buildKey: 'key' })
    await I.click('combobox', /^Where/)
    await I.click('option', 'Netflix')
    await I.seeText('One film is left out because it is not known where to watch it.')
    expect(shown().toSorted()).toEqual(['Alien', 'Dune'])
  })

  it('opens a film over the page', async () => {
    const { I, address } = await open()
    await I.see('list', 'Three films for tonight')
    const [first = ''] = shown()
    await I.click('link', `This one: ${first}`)
    await I.see('dialog')
    expect(address()).toMatch(/^\/tonight\/movie\/\d+$/)
  })

  it('offers films that are on no list when nothing is left to watch', async () => {
    const { I } = await open({ stored: {} })
    await I.see('list', 'Three films for tonight')
    expect(shown().length).toBe(3)
    await I.click('combobox', /^From/)
    await I.click('option', 'My watchlist')
    await I.seeText('Nothing on your watchlist is left to watch')
    await I.click('button', 'Find something new')
    await I.see('list', 'Three films for tonight')
  })

  it('replaces a film that is not for the person, and shows it again after Undo', async () => {
    const { I, app } = await open()
    await I.see('list', 'Three films for tonight')
    const before = shown()
    const [first = ''] = before
    await I.click('button', `Not for me: ${first}`)
    await I.notSee('button', `Not for me: ${first}`)
    expect(shown().slice(1)).toEqual(before.slice(1))
    await I.click('button', 'Undo')
    await I.see('button', `Not for me: ${first}`)
    expect([shown(), app.notForMe.items.peek()]).toEqual([before, []])
  })
})
