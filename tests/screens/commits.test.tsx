import { act } from '@testing-library/react'
import { Profiler } from 'react'
import { describe, expect, it } from 'vitest'
import { WatchlistScreen } from '#screens/watchlist/watchlist.tsx'
import { watchlistOf } from '#tests/support/fixtures.ts'
import { renderInApp } from '#tests/support/test-app.tsx'
import { turn } from '#tests/support/until.ts'

const lines = Array.from({ length: 40 }, (_, index) => `Film ${index + 1}`)

/** The watchlist, and how often React commits something of it. */
const start = async () => {
  let commits = 0
  const started = await renderInApp(
    <Profiler id="watchlist" onRender={() => (commits += 1)}>
      <WatchlistScreen />
    </Profiler>,
    { path: '/watchlist', stored: { watchlist: watchlistOf(...lines) } },
  )
  await started.I.see('button', 'Mark Film 39 as watched')
  const settle = async () => {
    await turn()
    act(() => started.clock.advance(2000))
    await turn()
  }
  await settle()
  const commitsOf = async (act: () => Promise<void>) => {
    commits = 0
    await act()
    await settle()
    return commits
  }
  return { ...started, commitsOf }
}

describe('a list', () => {
  it('is committed once by a toggle', async () => {
    const { I, commitsOf } = await start()
    await I.hover(await I.see('button', 'Mark Film 39 as watched'))
    expect(await commitsOf(() => I.click('button', 'Mark Film 39 as watched'))).toBe(1)
    await I.see('button', 'Mark Film 39 as unwatched')
  })
})
