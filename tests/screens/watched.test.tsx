import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createSettingsCommands } from '#commands/settings.ts'
import { idOf, minute, watchlistOf } from '#tests/support/fixtures.ts'
import { renderApp } from '#tests/support/test-app.tsx'

describe('Watched Movies', () => {
  it('shows every card with full progress and says how many match', async () => {
    const { I } = await renderApp({
      path: '/watched?filter=al',
      stored: { watchlist: watchlistOf('Alien ✓', 'Dune', 'Heat ✓') },
    })
    expect(await I.seeText('2 movies watched (1 matching "al")')).toBeInTheDocument()
    expect(screen.getAllByRole('progressbar', { name: /Alien/ })[0]).toHaveAttribute('aria-valuenow', '100')
  })

  it('says when each was watched, with the year unless it is this one', async () => {
    const [alien, dune, heat] = watchlistOf('Alien ✓', 'Dune ✓', 'Heat ✓')
    const watchlist = [alien, { ...dune, watchedAt: '2025-11-03T12:00:00.000Z' }, { ...heat, watchedAt: null }]
    const { I, app } = await renderApp({ path: '/watched', stored: { watchlist } })
    const dates = () => screen.getAllByRole('article').map((card) => card.querySelector('p')?.textContent)
    expect(dates()).toEqual(['Watched Jan 1', 'Watched Nov 3, 2025', undefined])
    app.lazy.get(createSettingsCommands).change({ field: 'language', value: 'de-DE' })
    await I.see('heading', 'Gesehene Filme')
    expect(dates()).toEqual(['Gesehen am 1. Jan.', 'Gesehen am 3. Nov. 2025', undefined])
  })

  it.each([
    ['/watched?filter=zzz', ['Alien ✓'], 'No watched movies matching "zzz"'],
    ['/watched', ['Alien'], "You haven't marked any movies as watched yet."],
  ])('shows the empty message at %s', async (path, lines, message) => {
    const { I } = await renderApp({ path, stored: { watchlist: watchlistOf(...lines) } })
    expect(await I.seeText(message)).toBeInTheDocument()
  })

  it('says what else was seen, which together is what the statistics count', async () => {
    const viewing = (title: string) => ({
      movieId: idOf(title),
      watchedAt: '2025-12-03',
      plays: [{ id: 1, watchedAt: '2025-12-03', createdAt: minute(1), lastModified: minute(1) }],
    })
    const { I } = await renderApp({
      path: '/watched',
      stored: {
        watchlist: watchlistOf('Alien ✓', 'Dune', 'Heat ✓', 'Jaws'),
        'watch-history': [viewing('Alien'), viewing('Dune'), viewing('Ran')],
      },
    })
    await I.seeText('2 movies watched')
    await I.see('link', '1 on no list')
    await I.click('link', '1 to watch again')
    await I.see('button', 'Remove filter: Seen before')
    expect(screen.getAllByRole('article')).toHaveLength(1)
    await I.click('link', 'Watched')
    await I.click('link', '1 on no list')
    await I.see('button', 'Remove filter: On no list')
    expect(screen.getAllByRole('article')).toHaveLength(1)
    await I.click('link', 'Statistics')
    await I.seeText('4')
    await I.click('link', /^1 movie was marked as watched without a viewing/)
    await I.see('button', 'Remove filter: Without a viewing')
    expect(screen.getAllByRole('article')).toHaveLength(1)
  })

  it('has no button that removes: the eye opens the menu of the state', async () => {
    const { I, app } = await renderApp({ path: '/watched', stored: { watchlist: watchlistOf('Alien ✓') } })
    expect(I.sees('button', 'Remove Alien from watchlist')).toBe(false)
    await I.click('button', 'You have watched Alien')
    await I.see('menuitem', 'Log again')
    expect(app.lists.watchlist.counts.peek().watched).toBe(1)
    await I.click('menuitem', 'Mark as Unwatched')
    expect(app.lists.watchlist.counts.peek()).toEqual({ watched: 0, unwatched: 1, percent: 0 })
  })

  it('removes a selection with all that is named before, or nothing', async () => {
    const entry = {
      movieId: idOf('Alien'),
      watchedAt: '2025-12-03',
      rating: 9,
      note: 'Dark.',
      plays: ['2025-12-03', '2024-12-03', '2023-12-03'].map((watchedAt, index) => ({
        id: index + 1,
        watchedAt,
        createdAt: minute(index),
        lastModified: minute(index),
      })),
    }
    const { I, app } = await renderApp({
      path: '/watched',
      width: 1440,
      stored: { watchlist: watchlistOf('Alien ✓'), 'watch-history': [entry] },
    })
    const counts = () => [app.records.watchlist.peek().length, app.records.watchHistory.peek().length]
    await I.click('button', 'Select')
    await I.click('checkbox', 'Select Alien')
    await I.click('button', 'Remove')
    await I.see('dialog', 'Remove "Alien"?')
    await I.click('button', 'Cancel')
    expect(counts()).toEqual([1, 1])
    await I.seeText('1 selected')
    await I.click('button', 'Remove')
    await I.click('button', 'Remove with 3 viewings, your rating, and your note')
    expect([counts(), I.sees('region', 'Selected movies')]).toEqual([[0, 0], false])
    await I.click('button', 'Undo')
    expect(counts()).toEqual([1, 1])
  })
})
