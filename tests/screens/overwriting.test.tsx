import { fireEvent } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { linesOf, watchlistOf } from '#tests/support/fixtures.ts'
import { loadSettings } from '#tests/support/settings-code.ts'
import { renderApp, type TestAppOptions } from '#tests/support/test-app.tsx'
import { until } from '#tests/support/until.ts'
import { restorePoints } from '#wiring/restore-points/restore-points.ts'

beforeAll(loadSettings, 120_000)

const stored = { watchlist: watchlistOf('Alien ✓', 'Dune') }
const text = JSON.stringify({
  metadata: { exportDate: '2026-01-01T12:00:00.000Z', dataSchema: '1' },
  data: { watchlist: watchlistOf('Dune ✓', 'Arrival', 'Laura') },
})
const good = new File([text], 'mine.json', { type: 'application/json' })

const openImport = async (options: TestAppOptions = {}) => {
  const started = await renderApp({ path: '/settings', stored, ...options })
  await started.I.see('button', 'Import Data')
  const choose = async () => {
    const field = await until(() => document.querySelector<HTMLInputElement>('input[type=file]'))
    fireEvent.change(field, { target: { files: [good] } })
  }
  return { ...started, choose, lines: () => linesOf(started.app.records.library().watchlist) }
}

describe('an import', () => {
  it('keeps a restore point before it takes anything away, and none before a merge', async () => {
    const { I, app, choose } = await openImport()
    const points = app.lazy.get(restorePoints)
    await choose()
    await I.click('button', 'Import')
    await I.seeText(/^Last import/)
    expect(await points.list()).toEqual([])
    await choose()
    await I.click('radio', 'Overwrite')
    await I.click('button', /^Replace/)
    await until(() => app.records.library().watchlist.length === 3)
    const [point] = await points.list()
    expect(point?.reason).toBe('import')
    expect(linesOf((await points.read(point?.id ?? 0))?.watchlist ?? []).toSorted()).toEqual([
      'Alien ✓',
      'Arrival',
      'Dune',
      'Laura',
    ])
  })

  it('takes nothing away where no restore point can be kept, until a backup is saved', async () => {
    const noRoom = Object.assign(new Error('The disk is full.'), { name: 'QuotaExceededError' })
    const { I, choose, lines, files } = await openImport({
      change: (services) => ({
        ...services,
        storage: { ...services.storage, callSyncWorker: () => Promise.reject(noRoom) },
      }),
    })
    await choose()
    await I.click('radio', 'Overwrite')
    await I.click('button', 'Replace 2 movies')
    expect((await I.see('alert')).textContent).toMatch(/can't keep your data as it is now/)
    expect(lines()).toEqual(['Alien ✓', 'Dune'])
    await I.click('button', 'Save a backup and go on')
    await until(() => lines().length === 3)
    expect(files[0]?.text).toContain('Alien')
  })
})
