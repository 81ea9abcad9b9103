import { computed } from '@preact/signals-core'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createMovieCommands } from '#commands/movies.ts'
import { RecommendedCard } from '#components/card/recommended-card.tsx'
import { WatchlistCard } from '#components/card/watchlist-card.tsx'
import { createDiaryStore } from '#stores/lists/diary.ts'
import { idOf, movie, watchlistOf } from '#tests/support/fixtures.ts'
import { renderApp, renderInApp } from '#tests/support/test-app.tsx'
import { until } from '#tests/support/until.ts'
import { titles, trendingPath } from '#tests/support/wire-movies.ts'
import type { App } from '#wiring/app/app.ts'

const alien = movie('Alien', {
  genres: ['Horror', 'Science Fiction'],
  releaseDate: '1979-05-25',
  voteAverage: 8.16,
})

const item = (line: string) => {
  const [found] = watchlistOf(line)
  if (!found) throw new Error(`There is no item in '${line}'.`)
  return found
}

describe('a movie card', () => {
  it('shows the first genre, the rating to one decimal, the title and the year', async () => {
    const { I } = await renderInApp(<RecommendedCard movie={alien} />)
    const card = within(await I.see('article'))
    for (const text of ['Horror', '8.2', 'Alien', '1979']) expect(card.getByText(text)).toBeInTheDocument()
    expect(card.queryByText('Science Fiction')).toBe(null)
    expect(card.getByRole('link', { name: 'Alien (1979)' })).toHaveAttribute('href', `/movie/${alien.id}`)
  })

  it.each([
    ['both', ['★★★★½', '8.2']],
    ['mine', ['★★★★½']],
    ['tmdb', ['8.2']],
  ] as const)(
    'shows ratings as preferred, own ones as stars and the public’s as a number: %s',
    async (shown, ratings) => {
      const { app } = await renderInApp(<RecommendedCard movie={alien} />)
      act(() => {
        app.memory.preferences.cardRating.set(shown)
        void createDiaryStore(app.records, app.platform).changeMovie(alien, { rating: 9 })
      })
      const found = ['★★★★½', '8.2'].filter((text) => screen.queryByText(text) !== null)
      expect(found).toEqual(ratings)
    },
  )

  it("shows 'No Image' without a poster, and at first when the poster fails to load", async () => {
    const { I } = await renderInApp(
      <>
        <RecommendedCard movie={alien} />
        <RecommendedCard movie={movie('Aliens', { posterPath: '/aliens.jpg' })} />
      </>,
    )
    expect(screen.getAllByText('No Image')).toHaveLength(1)
    const [, aliens] = screen.getAllByRole('article')
    const image = aliens?.querySelector('img')
    expect(image).toHaveAttribute('src', 'https://images.test/t/p/w342/aliens.jpg')
    fireEvent.error(await I.see('presentation'))
    expect(screen.getAllByText('No Image')).toHaveLength(2)
  })

  it('draws the poster that fails without a network, and requests it again with one', async () => {
    const { I, setOnline } = await renderInApp(
      <RecommendedCard movie={movie('Aliens', { posterPath: '/aliens.jpg' })} />,
      { isOnline: false },
    )
    const image = await I.see('presentation')
    expect(image).toHaveAttribute('crossorigin', 'anonymous')
    fireEvent.error(image)
    await until(() => document.querySelector('article svg[viewBox^="0 0"][preserveAspectRatio]'))
    expect(screen.queryByText('No Image')).toBe(null)
    setOnline(true)
    expect(await I.see('presentation')).toHaveAttribute('src', 'https://images.test/t/p/w342/aliens.jpg')
  })

  it('shows a poster without CORS when its host refuses that', async () => {
    const { I } = await renderInApp(<RecommendedCard movie={movie('Aliens', { posterPath: '/aliens.jpg' })} />)
    fireEvent.error(await I.see('presentation'))
    const plain = await until(() => document.querySelector('article img:not([crossorigin])'))
    fireEvent.load(plain)
    expect(await I.see('presentation')).toBe(plain)
    expect(screen.queryByText('No Image')).toBe(null)
  })

  it('draws the poster that its host does not answer', async () => {
    const { I } = await renderInApp(<RecommendedCard movie={movie('Aliens', { posterPath: '/aliens.jpg' })} />)
    fireEvent.error(await I.see('presentation'))
    fireEvent.error(await until(() => document.querySelector('article img:not([crossorigin])')))
    await until(() => document.querySelector('article svg[viewBox^="0 0"][preserveAspectRatio]'))
    expect(screen.queryByText('No Image')).toBe(null)
  })

  it('draws the posters of the embedded catalog without a request', async () => {
    await renderInApp(<RecommendedCard movie={movie('Alien', { posterPath: '/matinee-348.svg' })} />)
    expect(screen.queryByRole('presentation')).toBe(null)
    expect(screen.queryByText('No Image')).toBe(null)
  })

  it('leaves out an unknown genre, rating or year, and is then named by its title alone', async () => {
    const { I } = await renderInApp(<RecommendedCard movie={movie('Unheard Of')} />)
    const card = await I.see('article')
    expect(await I.see('link', 'Unheard Of')).toBeInTheDocument()
    expect(card).toHaveTextContent(/^No ImageUnheard Of(Unknown)?$/)
  })

  it('adds its movie with a button that then becomes a green check that removes it', async () => {
    const { I, app } = await renderInApp(<RecommendedCard movie={alien} />)
    await I.click('button', 'Add Alien to watchlist')
    expect(app.lists.watchlist.items.peek().map((each) => each.movie.title)).toEqual(['Alien'])
    await I.click('button', 'Remove Alien from watchlist')
    expect(app.lists.watchlist.items.peek()).toEqual([])
    await I.see('button', 'Add Alien to watchlist')
  })

  it('stores the page, filter and scroll position of the list when it is opened', async () => {
    const { I, session, address } = await renderInApp(<WatchlistCard item={item('Alien')} />, {
      path: '/watchlist?page=3&filter=ali&tab=watched',
      scrollY: 420,
    })
    await I.click('link', 'Alien')
    expect(address()).toBe(`/watchlist/movie/${idOf('Alien')}?page=3&filter=ali&tab=watched`)
    expect(session.json('pageInfo-/watchlist')).toEqual({
      page: 3,
      filter: 'ali',
      scrollY: 420,
      lastVisited: Date.UTC(2026, 0, 2, 12),
    })
    expect(session.json('restoreScrollY')).toBe(420)
  })
})

describe('a card of a movie from the provider', () => {
  const buttons = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))

  it.each([
    ['Dune', ['Not for me: Alien', 'Mark Alien as watched', 'Add Alien to watchlist']],
    ['Alien', ['Mark Alien as watched', 'Remove Alien from watchlist']],
    ['Alien ✓', ['Not for me: Alien', 'You have watched Alien']],
  ])(
    'with a watchlist of %s has the actions for its status, and none that removes a watched movie',
    async (line, names) => {
      await renderInApp(<RecommendedCard movie={alien} />, { stored: { watchlist: watchlistOf(line) } })
      await until(() => buttons().length === names.length)
      expect(buttons()).toEqual(names)
    },
  )

  it('adds and marks as watched with one click, and undoes both with one Undo', async () => {
    const { I, app } = await renderApp({ answers: { [trendingPath]: titles('Alien') } })
    await I.click('button', 'Mark Alien as watched')
    expect(await I.seeToast()).toEqual(['Marked as Watched', 'You have watched Alien'])
    expect(app.lists.watchlist.counts.peek()).toEqual({ watched: 1, unwatched: 0, percent: 100 })
    await I.click('button', 'Undo')
    expect(app.lists.watchlist.items.peek()).toEqual([])
  })
})

describe('the eye of a card outside the watchlist', () => {
  it('marks as watched, then opens the menu of the state, and keeps the focus', async () => {
    const { I, app } = await renderApp({ path: '/discover?tab=trending', answers: { [trendingPath]: titles('Alien') } })
    await I.click('button', 'Mark Alien as watched')
    const eye = await I.see('button', 'You have watched Alien')
    expect(eye).toHaveFocus()
    expect(eye).toHaveAttribute('aria-expanded', 'false')
    await I.click('button', 'You have watched Alien')
    await I.see('menuitem', 'Log again')
    const menu = await I.see('menu')
    await until(() => document.activeElement === menu)
    expect(app.lists.watchlist.counts.peek().watched).toBe(1)
    await I.press('{Escape}')
    await I.notSee('menuitem', 'Log again')
    await until(() => document.activeElement === eye)
    await I.click('button', 'You have watched Alien')
    await I.click('menuitem', 'Mark as Unwatched')
    await I.see('button', 'Mark Alien as watched')
    expect(app.lists.watchlist.counts.peek()).toEqual({ watched: 0, unwatched: 1, percent: 0 })
  })
})

describe('a card of the watchlist', () => {
  it.each([
    ['Alien', null],
    ['Alien ½', '50'],
    ['Alien ✓', '100'],
  ])('of %s has a progress bar at %s', async (line, percent) => {
    await renderInApp(<WatchlistCard item={item(line)} />)
    const bar = screen.queryByRole('progressbar')
    expect(bar?.getAttribute('aria-valuenow') ?? null).toBe(percent)
    if (bar) expect(bar).toHaveAccessibleName(`Alien: ${percent}% watched`)
  })

  it('toggles watched and removes', async () => {
    const { I, app } = await renderApp({ path: '/watchlist', stored: { watchlist: watchlistOf('Alien', 'Dune') } })
    await I.click('button', 'Mark Alien as watched')
    expect(await I.seeToast()).toEqual(['Marked as Watched', 'Alien has been updated in your watchlist'])
    await I.click('button', 'Mark Alien as unwatched')
    await I.see('button', 'Mark Alien as watched')
    await I.click('button', 'Remove Alien from watchlist')
    await I.notSee('link', 'Alien')
    await I.click('button', 'Undo')
    await I.see('link', 'Alien')
    expect(app.lists.watchlist.items.peek().map((each) => each.movie.title)).toEqual(['Alien', 'Dune'])
  })
})

describe('one of many cards', () => {
  const names = Array.from({ length: 8 }, (_, index) => `Film ${index}`)
  const stored = {
    watchlist: watchlistOf(...names).map((item) => ({ ...item, movie: { ...item.movie, releaseDate: '1979-05-25' } })),
  }

  /** Records the title of every card that is rendered. */
  const recordRenders =
    (rendered: string[]) =>
    (app: App): App => {
      const { messages } = app.language
      const named: App['language']['messages']['value']['card']['named'] = ({ title, year }) => {
        rendered.push(`${title}`)
        return `${title} (${year})`
      }
      return {
        ...app,
        language: {
          ...app.language,
          messages: computed(() => ({ ...messages.value, card: { ...messages.value.card, named } })),
        },
      }
    }

  it('re-renders alone, with the counts, when it is marked as watched', async () => {
    const rendered: string[] = []
    const { I } = await renderApp({
      path: '/watchlist',
      stored,
      change: recordRenders(rendered),
    })
    rendered.length = 0
    await I.click('button', 'Mark Film 7 as watched')
    await I.see('button', 'Mark Film 7 as unwatched')
    expect(rendered).toEqual(['Film 7'])
    expect(screen.getByText('1 watched')).toBeInTheDocument()
    expect(screen.getByText('7 unwatched')).toBeInTheDocument()
  })

  it('re-renders only its button when it is added', async () => {
    const rendered: string[] = []
    const { I } = await renderApp({ answers: { [trendingPath]: titles(...names) }, change: recordRenders(rendered) })
    rendered.length = 0
    await I.click('button', 'Add Film 7 to watchlist')
    await I.see('button', 'Remove Film 7 from watchlist')
    expect(rendered).toEqual([])
    expect(screen.getByText('1 unwatched')).toBeInTheDocument()
  })

  it('does not re-render when another movie is updated', async () => {
    const rendered: string[] = []
    const { app, I } = await renderApp({
      path: '/watchlist',
      stored,
      change: recordRenders(rendered),
    })
    rendered.length = 0
    app.lazy.get(createMovieCommands).refresh(movie('Film 7', { releaseDate: '1999-03-31' }))
    await I.see('link', 'Film 7 (1999)')
    expect(rendered).toEqual(['Film 7'])
  })
})
