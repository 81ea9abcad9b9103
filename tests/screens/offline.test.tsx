import { cleanup, fireEvent, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useFakeTime } from '#tests/support/fake-time.ts'
import { idOf, watchlistOf } from '#tests/support/fixtures.ts'
import { renderApp, type TestAppOptions } from '#tests/support/test-app.tsx'
import { settled, until } from '#tests/support/until.ts'
import { details } from '#tests/support/wire-details.ts'
import { searchPath, titles, trendingPath } from '#tests/support/wire-movies.ts'
import { offline } from '#tests/tmdb/fake-tmdb.ts'

const line = "You're offline. Your lists still work."

const withoutNetwork = (path = '/', options: TestAppOptions = {}) =>
  renderApp({
    path,
    isOnline: false,
    stored: { watchlist: watchlistOf('Alien', 'Heat ✓') },
    answers: { [trendingPath]: offline, [searchPath]: offline },
    ...options,
  })

describe('without a network', () => {
  it('one quiet line says so, and goes when the network is back', async () => {
    const { I, setOnline } = await withoutNetwork('/watchlist')
    await I.seeText(line)
    await I.see('link', /^Alien/)
    setOnline(true)
    await I.notSee('status', line)
    expect(document.body).not.toHaveTextContent(line)
  })

  it('Home says that it is offline instead of an error, and shows its movies once the network is back', async () => {
    const { I, answers, setOnline } = await withoutNetwork()
    await I.seeText("Your lists still work. This loads as soon as you're back online.")
    expect(I.sees('alert')).toBe(false)
    answers.set(trendingPath, titles('Arrival'))
    setOnline(true)
    await I.see('link', /^Arrival/)
    expect(document.body).not.toHaveTextContent("You're offline")
  })

  it('the search box searches the own movies and says so, and TMDB once the network is back', async () => {
    const { advance } = useFakeTime()
    const { I, answers, asked, setOnline } = await withoutNetwork('/watchlist')
    const searched = () => asked().filter((path) => path.startsWith('/search'))
    const box = await I.see('combobox', 'Search for movies')
    await I.click('combobox', 'Search for movies')
    fireEvent.change(box, { target: { value: 'ali' } })
    await advance(500)
    await I.see('row', /Alien/)
    await I.seeText("You're offline, so only your own movies are searched.")
    fireEvent.change(box, { target: { value: 'xyz' } })
    await advance(500)
    await I.seeText('None of your movies match.')
    expect(searched()).toEqual([])
    answers.set(searchPath, titles('Xyz'))
    setOnline(true)
    await I.see('row', /Xyz/)
  })

  it('the search of Discover shows the own movies, and those of TMDB once the network is back', async () => {
    const { I, answers, setOnline } = await withoutNetwork('/discover?query=ali')
    await I.seeText("You're offline, so only your own movies are searched.")
    await I.see('link', /^Alien/)
    expect(I.sees('link', /^Heat/)).toBe(false)
    answers.set(searchPath, titles('Aliens'))
    setOnline(true)
    await I.see('link', /^Aliens/)
    expect(document.body).not.toHaveTextContent('Offline')
  })

  it('a movie of the own lists opens, with one line instead of an alert and a toast, until the network is back', async () => {
    const path = `/movie/${idOf('Alien')}`
    const { I, app, answers, setOnline } = await withoutNetwork(`/watchlist${path}`, {
      answers: { [path]: offline, [`${path}/watch/providers`]: offline, [`${path}/recommendations`]: offline },
    })
    const dialog = within(await I.see('dialog', 'Alien'))
    await until(() => dialog.queryAllByText("You're offline").length > 0)
    expect([dialog.queryByRole('alert'), dialog.queryByText(/This loads as soon as/)]).toEqual([null, null])
    expect(app.view.toasts.current.peek()).toBe(null)
    answers.set(path, details(idOf('Alien'), 'Alien'))
    setOnline(true)
    await until(() => dialog.queryByText('The crew of a freighter meets something.'))
  })

  it('a movie that was open in an earlier visit is shown with the age of its details', async () => {
    const path = `/watchlist/movie/${idOf('Alien')}`
    const answers = { [`/movie/${idOf('Alien')}`]: details(idOf('Alien'), 'Alien') }
    const first = await renderApp({ path, answers, stored: { watchlist: watchlistOf('Alien') } })
    await first.I.see('heading', 'Alien')
    await settled()
    cleanup()
    const { I } = await withoutNetwork(path, { database: first.world.database, answers: {} })
    await I.seeText('Details saved: today')
  })

  it('nothing is said while the demo catalog answers, which needs no network', async () => {
    const { I } = await withoutNetwork('/', { buildKey: '' })
    await I.see('article')
    expect(document.body).not.toHaveTextContent(line)
  })
})
