import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { watchlistOf } from '#tests/support/fixtures.ts'
import { renderApp } from '#tests/support/test-app.tsx'
import { settingsCommands } from '#wiring/commands/settings-commands.ts'

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
    app.lazy.get(settingsCommands).change({ field: 'language', value: 'de-DE' })
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
})
