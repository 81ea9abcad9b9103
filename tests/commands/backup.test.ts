import { describe, expect, it, onTestFinished } from 'vitest'
import { createBackupCommands } from '#commands/backup.ts'
import { enUS } from '#i18n/en-us.ts'
import { createLastExport } from '#stores/last-export.ts'
import { createRecords } from '#stores/records/records.ts'
import { createToasts } from '#stores/toasts.ts'
import { watchlistOf } from '#tests/support/fixtures.ts'
import { createTestWorld, type TestWorldOptions } from '#tests/support/test-world.ts'

const exportsOver = (options: TestWorldOptions) => {
  const test = createTestWorld({ database: undefined, ...options })
  const records = createRecords(test.world)
  const toasts = createToasts(test.world)
  const lastExport = createLastExport(test.world)
  onTestFinished(records.close)
  const commandsWith = (world = test.world) =>
    createBackupCommands({ ...world, records, toasts, lastExport, messages: () => enUS })
  return { ...test, lastExport, commandsWith, toast: () => toasts.current.peek() }
}

const settings = { apiKey: 'secret', region: 'AT', includeAdult: false, theme: 'dark', keyShortcuts: false }

describe('exporting', () => {
  it('hands everything over as a file of the day, says so for 5000 ms, and remembers when', async () => {
    const watchlist = watchlistOf('Alien ✓', '🦖🌋', 'שלום')
    const { commandsWith, files, storage, toast } = exportsOver({ stored: { watchlist, settings } })
    await commandsWith().exportData({ includeApiKey: false })
    expect(files.map(({ name }) => name)).toEqual(['matinee-2026-01-02.json'])
    expect(JSON.parse(files[0]?.text ?? '')).toEqual({
      metadata: { exportDate: '2026-01-02T12:00:00.000Z', appVersion: '1.0.0', dataSchema: '1' },
      data: {
        watchlist,
        collections: [],
        collectionMovies: [],
        watchHistory: [],
        settings: { region: 'AT', includeAdult: false, theme: 'dark', keyShortcuts: false },
      },
    })
    expect(toast()).toMatchObject({
      title: 'Export successful',
      description: 'Data exported to matinee-2026-01-02.json',
      tone: 'plain',
      duration: 5000,
    })
    expect(storage.getItem('last-export')).toBe('2026-01-02T12:00:00.000Z')
  })

  it('takes the key along when it is told to', async () => {
    const { commandsWith, files } = exportsOver({ stored: { settings } })
    await commandsWith().exportData({ includeApiKey: true })
    expect(JSON.parse(files[0]?.text ?? '').data.settings).toEqual(settings)
  })

  it('waits for what the database knows', async () => {
    const first = exportsOver({ stored: {} })
    let open = () => {}
    const ready = new Promise<void>((resolve) => {
      open = resolve
    })
    let library = createRecords(first.world).library()
    const commands = createBackupCommands({
      ...first.world,
      records: { ready, library: () => library },
      lastExport: first.lastExport,
      toasts: createToasts(first.world),
      messages: () => enUS,
    })
    const done = commands.exportData({ includeApiKey: false })
    library = { ...library, watchlist: watchlistOf('Alien') }
    open()
    await done
    expect(JSON.parse(first.files[0]?.text ?? '').data.watchlist).toEqual(watchlistOf('Alien'))
  })

  it('works while the storage refuses every write', async () => {
    const { commandsWith, files, storage, toast, lastExport } = exportsOver({ stored: {} })
    storage.refusal = new Error('The storage is full.')
    await commandsWith().exportData({ includeApiKey: false })
    expect([files.length, toast()?.title]).toEqual([1, 'Export successful'])
    expect(lastExport.time.peek()).toBe('2026-01-02T12:00:00.000Z')
  })

  it('that fails says so for 5000 ms, logs why, and is not remembered as an export', async () => {
    const { world, commandsWith, storage, toast, reported } = exportsOver({ stored: {} })
    const full = new RangeError('Array buffer allocation failed')
    const saveFile = () => {
      throw full
    }
    await commandsWith({ ...world, saveFile }).exportData({ includeApiKey: false })
    expect(toast()).toMatchObject({
      title: 'Export failed',
      description: 'Unknown error occurred',
      tone: 'error',
      duration: 5000,
    })
    expect(reported).toEqual([full])
    expect(storage.getItem('last-export')).toBe(null)
  })
})
