import type { Page } from '@playwright/test'
import { createExchangeWriter } from '#devices/exchange-file.ts'
import type { SyncRow } from '#domain/devices/device-row.ts'
import { header, open, version } from '../devices/exchange-language.ts'
import { movieId, watchlistOfMovies } from './movies.ts'

/** Movies `from` to `to` of another device, all of them watched there. */
export const fileOf = async (from: number, to: number, library = header.library): Promise<Buffer> => {
  const rows = watchlistOfMovies(to)
    .filter((item) => item.movieId >= movieId(from))
    .map((item): SyncRow => {
      const value = { ...item, status: 'watched', progress: 100 }
      return { list: 'watchlist', id: String(item.movieId), versions: { status: version }, value }
    })
  const writer = createExchangeWriter()
  writer.take(rows)
  return Buffer.from(await writer.end({ ...header, library }, open))
}

/** Chooses a file in Settings, which are open. */
export const chooseFile = (page: Page, file: Buffer): Promise<void> =>
  page
    .getByLabel('Receive', { exact: true })
    .and(page.locator('input'))
    .setInputFiles({ name: 'phone.matinee', mimeType: 'application/octet-stream', buffer: file })

export const openDevices = async (page: Page): Promise<void> => {
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Receive', exact: true }).waitFor()
}

export const joinButton = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Join', exact: true })

/** Chooses a file in Settings, and waits for the question whether to join its library. */
export const review = async (page: Page, file: Buffer): Promise<void> => {
  await openDevices(page)
  await chooseFile(page, file)
  await joinButton(page).waitFor()
}
