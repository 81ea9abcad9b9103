import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { watchlistOf } from '#tests/support/fixtures.ts'
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

  it.each([
    ['/watched?filter=zzz', ['Alien ✓'], 'No watched movies matching "zzz"'],
    ['/watched', ['Alien'], "You haven't marked any movies as watched yet."],
  ])('shows the empty message at %s', async (path, lines, message) => {
    const { I } = await renderApp({ path, stored: { watchlist: watchlistOf(...lines) } })
    expect(await I.seeText(message)).toBeInTheDocument()
  })
})
