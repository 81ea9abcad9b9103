import { within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { idOf } from '#tests/support/fixtures.ts'
import { renderApp } from '#tests/support/test-app.tsx'
import { settled, until } from '#tests/support/until.ts'
import { watchedIn2026 } from '#tests/support/watched-in-2026.ts'
import type { App } from '#wiring/app/app.ts'

// The canvas of the tests neither draws nor makes files.
beforeEach(() => void vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null))
afterEach(() => void vi.restoreAllMocks())

const makesPicture = (picture: Blob | null) =>
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(picture))

const open = async (change?: (app: App) => App) => {
  const path = '/watched/review?year=2026'
  const page = await renderApp({ path, stored: watchedIn2026('Alien'), ...(change && { change }) })
  const button = await page.I.see('button', 'Download picture')
  // It may begin to count after it was drawn.
  await settled()
  await until(() => !button.hasAttribute('disabled'))
  return page
}

describe('the picture of a year', () => {
  it('is shared first where that is the usual way to keep a file', async () => {
    makesPicture(new Blob())
    const shared: string[] = []
    const shareFile = async (name: string) => shared.push(name) > 0
    const { I } = await open((app) => ({
      ...app,
      files: { ...app.files, canShareFile: () => true, isSharingUsual: () => true, shareFile },
    }))
    const buttons = (await I.see('button', 'Share')).parentElement?.querySelectorAll(':scope > button')
    expect([...(buttons ?? [])].map((button) => button.textContent)).toEqual(['Share', 'Download picture'])
    await I.click('button', 'Share')
    await until(() => shared.length === 1)
  })

  it('says nothing of genres where none is known', async () => {
    const { I } = await open()
    await I.see(
      'img',
      'My year in movies 2026. Movies: 1. Viewings: 1. First movie: Alien, Jan 10. Last movie: Alien, Jan 10',
    )
  })

  it('is beside its movies, which lead to themselves', async () => {
    const { I } = await open()
    expect(await I.see('link', /Alien/)).toHaveAttribute('href', expect.stringMatching(/^\/watched\/movie\/\d+$/))
  })

  it('is followed by all movies of the year, with their days', async () => {
    const stored = watchedIn2026('Alien', 'Dune', 'Heat', 'Jaws', 'Ran')
    const { I } = await renderApp({ path: '/watched/review?year=2026', stored })
    const all = within(await I.see('region', 'Movie by movie')).getAllByRole('link')
    expect(all.map((link) => link.textContent?.replace('No Image', '')).toSorted()).toEqual(
      ['Alien', 'Dune', 'Heat', 'Jaws', 'Ran'].map((title) => `${title}Jan 10`),
    )
  })

  it('waits for what it counts, until that is paused', async () => {
    const { I } = await renderApp({
      path: '/watched/review?year=2026',
      stored: watchedIn2026('Alien'),
      answers: { [`/movie/${idOf('Alien')}`]: () => new Promise(() => {}) },
    })
    await I.see('img', 'Still counting')
    const download = await I.see('button', 'Download picture')
    expect(download).toBeDisabled()
    await I.click('button', 'Pause')
    await I.see('img', /Movies: 1/)
    await until(() => !download.hasAttribute('disabled'))
  })

  it('is downloaded in its shape', async () => {
    makesPicture(new Blob())
    const { I, files } = await open()
    await I.click('button', 'Landscape')
    await I.click('button', 'Download picture')
    await until(() => files.length === 1)
    expect(files[0]?.name).toBe('matinee-2026-landscape.png')
  })

  it('says so when the browser cannot make it, until it can', async () => {
    makesPicture(null)
    const { I, files } = await open()
    await I.click('button', 'Download picture')
    expect(await I.see('alert')).toHaveTextContent("The picture couldn't be created.")
    makesPicture(new Blob())
    await I.click('button', 'Download picture')
    await until(() => files.length === 1)
    expect(I.sees('alert')).toBe(false)
  })

  it("opens the browser's dialog once, however often that is pressed", async () => {
    makesPicture(new Blob())
    const shared: string[] = []
    const share = (name: string) => {
      shared.push(name)
      return new Promise<never>(() => {})
    }
    const { I } = await open((app) => ({
      ...app,
      files: { ...app.files, canShareFile: () => true, shareFile: share },
    }))
    await I.click('button', 'Share')
    await I.click('button', 'Share')
    expect(shared).toEqual(['matinee-2026-portrait.png'])
  })
})
