import { describe, expect, it } from 'vitest'
import { createBackupCommands } from '#commands/backup.ts'
import { commandContext } from '#tests/support/command-context.ts'
import { watchlistOf } from '#tests/support/fixtures.ts'
import { createTestWorld, type TestWorldOptions } from '#tests/support/test-world.ts'

const setUp = (options: TestWorldOptions) => {
  const test = createTestWorld({ database: undefined, ...options })
  const context = commandContext(test.world)
  const commandsWith = ({ saveFile, buildVersion } = test.world) =>
    createBackupCommands({
      ...context,
      files: { ...context.files, saveFile },
      platform: { ...context.platform, buildVersion },
    })
  return {
    ...test,
    context,
    lastExport: context.memory.lastExport,
    commandsWith,
    toast: () => context.view.toasts.current.peek(),
  }
}

const settings = { apiKey: 'secret', region: 'AT', includeAdult: false, theme: 'dark', keyShortcuts: false }

describe('exporting', () => {
  it('saves everything as a file with the date, shows a message for 5000 ms, and stores the time', async () => {
    const watchlist = watchlistOf('Alien ✓', '🦖🌋', 'שלום')
    const { commandsWith, files, storage, toast } = setUp({ stored: { watchlist, settings } })
    await commandsWith().exportData({ includeApiKey: false })
    expect(files.map(({ name }) => name)).toEqual(['matinee-2026-01-02.json'])
    expect(JSON.parse(files[0]?.text ?? '')).toEqual({
      metadata: { exportDate: '2026-01-02T12:00:00.000Z', appVersion: '1.0.0', dataSchema: '1', buildVersion: '1.2.0' },
      data: {
        watchlist,
        collections: [],
        collectionMovies: [],
        watchHistory: [],
        notForMe: [],
        settings: { region: 'AT', includeAdult: false, theme: 'dark', keyShortcuts: false },
      },
    })
    expect(toast()).toEqual({
      id: 1,
      open: true,
      title: 'Export successful',
      description: 'Data exported to matinee-2026-01-02.json',
      tone: 'plain',
      duration: 5000,
    })
    expect(storage.getItem('last-export')).toBe('2026-01-02T12:00:00.000Z')
  })

  it('includes the API key when requested', async () => {
    const { commandsWith, files } = setUp({ stored: { settings } })
    await commandsWith().exportData({ includeApiKey: true })
    expect(JSON.parse(files[0]?.text ?? '').data.settings).toEqual(settings)
  })

  it('waits until the database has been read', async () => {
    const first = setUp({ stored: {} })
    let open = () => {}
    const ready = new Promise<void>((resolve) => {
      open = resolve
    })
    let library = first.context.records.library()
    const commands = createBackupCommands({
      ...first.context,
      records: { ...first.context.records, ready, library: () => library },
    })
    const done = commands.exportData({ includeApiKey: false })
    library = { ...library, watchlist: watchlistOf('Alien') }
    open()
    await done
    expect(JSON.parse(first.files[0]?.text ?? '').data.watchlist).toEqual(watchlistOf('Alien'))
  })

  it('works while the browser refuses every write', async () => {
    const { commandsWith, files, storage, toast, lastExport } = setUp({ stored: {} })
    storage.refusal = new Error('The storage is full.')
    await commandsWith().exportData({ includeApiKey: false })
    expect([files.length, toast()?.title]).toEqual([1, 'Export successful'])
    expect(lastExport.time.peek()).toBe('2026-01-02T12:00:00.000Z')
  })

  it('says nothing when the user changed their mind, and does not store the time', async () => {
    const { world, commandsWith, toast, lastExport } = setUp({ stored: {} })
    await commandsWith({ ...world, saveFile: async () => false }).exportData({ includeApiKey: false })
    expect([toast(), lastExport.time.peek()]).toEqual([null, null])
  })

  it('shows an error for 5000 ms and logs the cause when it fails, and does not store the time', async () => {
    const { world, commandsWith, storage, toast, reported } = setUp({ stored: {} })
    const full = new RangeError('Array buffer allocation failed')
    const saveFile = () => {
      throw full
    }
    await commandsWith({ ...world, saveFile }).exportData({ includeApiKey: false })
    expect(toast()).toEqual({
      id: 1,
      open: true,
      title: 'Export failed',
      description: 'Unknown error occurred',
      tone: 'error',
      duration: 5000,
    })
    expect(reported).toEqual([full])
    expect(storage.getItem('last-export')).toBe(null)
  })
})
