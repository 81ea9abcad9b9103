import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { collectionsOf, idOf, watchlistOf } from '#tests/support/fixtures.ts'
import { openSettings } from '#tests/support/open-settings.ts'
import { loadSettings } from '#tests/support/settings-code.ts'
import { until } from '#tests/support/until.ts'

beforeAll(loadSettings, 120_000)

const stored = () => {
  const { collections, collectionMovies } = collectionsOf({ Space: ['Alien'] })
  return { watchlist: watchlistOf('Alien ✓', 'Heat'), collections, 'collection-movies': collectionMovies }
}

describe("'Use it elsewhere'", () => {
  it('saves the file of Trakt, after it has said what Trakt cannot hold and where to upload it', async () => {
    const { I, files } = await openSettings({ stored: stored() })
    await I.click('button', 'Trakt')
    const dialog = within(await I.see('dialog', 'Files for Trakt'))
    expect(dialog.getByText('2 movies in one file.')).toBeVisible()
    expect(dialog.getByText('Collections.').closest('li')).toHaveTextContent('Collections. (1 movie)')
    expect(dialog.queryByText('Likes.')).toBeNull()
    expect(dialog.getByRole('link', { name: 'app.trakt.tv/settings/data' })).toBeVisible()
    await I.click('button', 'Download')
    await until(() => files.length === 1)
    expect(files[0]?.name).toBe('matinee-trakt-2026-01-02.csv')
    expect(files[0]?.text.split('\r\n').slice(0, 2)).toEqual([
      'tmdb_id,type,title,year,watched_at,watchlisted_at,rating,rated_at',
      expect.stringContaining(',movie,Alien,,unknown,'),
    ])
    await until(() => !I.sees('dialog', 'Files for Trakt'))
  })

  it('says that the file of a service is no spreadsheet where it holds what a spreadsheet would take for a formula', async () => {
    const { I } = await openSettings({ stored: { watchlist: watchlistOf('-30-') } })
    const hint = /in a spreadsheet, texts that begin with = \+ - or @ become formulas/
    await I.click('button', 'Trakt')
    await I.seeText(hint)
    await I.click('button', 'Cancel')
    await I.click('button', 'Spreadsheet')
    await I.see('dialog', 'Files for Spreadsheet')
    expect(screen.queryByText(hint)).toBeNull()
  })

  it('puts the files of Letterboxd into one ZIP', async () => {
    const { I, files } = await openSettings({ stored: stored() })
    await I.click('button', 'Letterboxd')
    const dialog = within(await I.see('dialog', 'Files for Letterboxd'))
    expect(dialog.getByText(/2 movies in 3 files\. They come in one ZIP file/)).toBeVisible()
    await I.click('button', 'Download')
    await until(() => files.length === 1)
    expect(files[0]?.name).toBe('matinee-letterboxd-2026-01-02.zip')
  })

  it('looks up IMDb ids, says when all were asked for, and writes the table of a user who waits for them', async () => {
    const { I, files } = await openSettings({ stored: { watchlist: watchlistOf('Heat') }, buildKey: '' })
    await I.click('button', 'Spreadsheet')
    await I.see('dialog', 'Files for Spreadsheet')
    await until(() => screen.queryByText('All IMDb ids were looked up.') !== null)
    await I.click('button', 'Download')
    await until(() => files.length === 1)
    expect(files[0]?.text.split('\r\n')[1]).toMatch(/^Heat,,watchlist,/)
  })

  it('pauses the looking up when it is told to, and resumes it', async () => {
    const { I } = await openSettings({
      stored: { watchlist: watchlistOf('Heat') },
      answers: { [`/movie/${idOf('Heat')}`]: () => new Promise(() => {}) },
    })
    await I.click('button', 'Spreadsheet')
    await I.seeText(/1 movie has no IMDb id yet/)
    await I.click('button', 'Pause')
    await I.seeText(/Loading is paused\./)
    expect(await I.see('button', 'Download')).toBeEnabled()
    await I.click('button', 'Resume')
    await I.see('button', 'Pause')
    await until(() => screen.queryByText(/Loading is paused\./) === null)
  })

  it('has nothing to offer as long as there is nothing to take along', async () => {
    const { I } = await openSettings()
    expect(await I.see('button', 'Letterboxd')).toBeDisabled()
    expect(screen.getByText('There is nothing to take along yet.')).toBeVisible()
  })
})
