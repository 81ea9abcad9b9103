import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { backup, movie } from '../support/bad-files.ts'
import { expect } from './fixtures.ts'
import { test } from './journey.ts'

test.use({ build: 'demo' })

declare global {
  interface Window {
    releaseReading: () => void
  }
}

/** Delays reading files until `releaseReading` is called. */
const holdReading = (page: Page) =>
  page.evaluate(() => {
    const read = File.prototype.arrayBuffer
    const released = new Promise<void>((resolve) => {
      window.releaseReading = resolve
    })
    File.prototype.arrayBuffer = async function () {
      await released
      return read.call(this)
    }
  })

test('a file that was deleted or changed after it was chosen is refused', async ({ I, expectConsole }) => {
  expectConsole(/NotFoundError|NotReadableError/)
  const folder = await mkdtemp(join(tmpdir(), 'matinee-import-'))
  try {
    for (const [name, spoil] of [
      ['vanished.json', (file: string) => rm(file)],
      ['changed.json', (file: string) => writeFile(file, `${backup({})} and more`)],
    ] as const) {
      const file = join(folder, name)
      await writeFile(file, backup({ watchlist: [movie(1, 'Alien')] }))
      await I.open('/settings')
      await expect(I.page.getByRole('button', { name: 'Import Data' })).toBeVisible()
      await holdReading(I.page)
      await I.page.locator('#import input[type=file]').setInputFiles(file)
      await I.see(/^Reading the file/)
      await spoil(file)
      await I.page.evaluate(() => window.releaseReading())
      await I.seeToast('Import failed', 'Failed to read the file.')
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
