import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { historySources } from '#domain/imports/read-history.ts'
import { exportGuides } from '#screens/guide/guide.tsx'
import { loadSettings } from '#tests/support/settings-code.ts'
import { renderApp } from '#tests/support/test-app.tsx'

beforeAll(loadSettings, 120_000)

describe('the guide to exports', () => {
  it('tells for each source where its export is, and which file to choose', async () => {
    expect(exportGuides.map(({ source }) => source).toSorted()).toEqual([...historySources].toSorted())
    const { I } = await renderApp({ path: '/guide' })
    await I.see('heading', 'Bring your history')
    const items = within(screen.getByRole('main')).getAllByRole('listitem')
    expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual([
      ...['Letterboxd', 'Trakt', 'IMDb', 'Netflix', 'TMDB', 'Simkl', 'TV Time', 'SeriesGuide', 'Yamtrack', 'Movary'],
      ...['Watcharr', 'Ryot', 'Media Kraken', 'A spreadsheet', 'A list of titles or links'],
    ])
    expect(screen.getByText(/TV Time closed on July 15, 2026/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Choose files' })).toHaveAttribute('href', '/settings#import')
  })

  it.each(['/', '/watchlist', '/watched', '/watched/diary', '/watched/statistics', '/collections'])(
    'is reached from %s while it is empty',
    async (path) => {
      const { I } = await renderApp({ path })
      await I.click('link', /^(Bring your history|Import from another tracker)$/)
      await I.see('heading', 'Bring your history')
    },
  )

  it('is reached from Settings', async () => {
    const { I } = await renderApp({ path: '/settings' })
    await I.click('link', 'Where to find your export')
    await I.see('heading', 'Bring your history')
  })
})
