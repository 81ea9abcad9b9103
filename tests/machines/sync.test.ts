import { describe, expect, it } from 'vitest'
import type { FolderNews } from '#domain/devices/folder.ts'
import type { RoundReport, SyncEvent } from '#machines/sync/sync-setup.ts'
import { comparison, folder, news, refused, round, startSync } from './start-sync.ts'

describe('rounds', () => {
  const startIdle = async (changes: Parameters<typeof startSync>[0] = {}) => {
    const started = startSync(changes)
    await started.tell()
    await started.wait(0)
    started.asked()
    return started
  }

  it('begin three seconds after a change, and thirty seconds after the first of many', async () => {
    const { tell, wait, asked } = await startIdle()
    const changed: SyncEvent = { type: 'records changed' }
    await tell(changed)
    await wait(2_999)
    expect(asked()).toEqual([])
    await wait(1)
    expect(asked()).toEqual(round)
    await tell(changed)
    for (let second = 0; second < 29; second += 1) {
      await wait(1_000)
      await tell(changed)
    }
    expect(asked()).toEqual([])
    await wait(1_000)
    expect(asked()).toEqual(round)
  })

  it('begin every five minutes while the page is seen, and when it is seen again', async () => {
    const { tell, wait, asked } = await startIdle()
    await wait(300_000)
    expect(asked()).toEqual(round)
    expect(await tell({ type: 'page hidden' })).toEqual({ connected: { idle: 'unseen' } })
    await wait(900_000)
    expect(asked()).toEqual([])
    await tell({ type: 'page shown' })
    expect(asked()).toEqual(round)
  })

  it('apply what is new before they write', async () => {
    const { tell, asked } = await startIdle({ list: { kind: 'done', files: 2 } })
    await tell({ type: 'sync requested' })
    expect(asked()).toEqual(['list', 'read', 'apply later', 'write', 'tidy'])
  })

  it('leave many removals for the user, and go on with everything else', async () => {
    const removing: FolderNews = { ...news, comparison: { ...comparison, removals: 60, needsConsent: true } }
    const { tell, asked, wait } = await startIdle({
      list: { kind: 'done', files: 1 },
      news: removing,
      waiting: 60,
    })
    expect(await tell({ type: 'sync requested' })).toEqual({ connected: { 'needs person': 'removals' } })
    expect(asked()).toEqual(['list', 'read', 'apply later', 'write', 'tidy'])
    await tell({ type: 'records changed' })
    expect(await wait(3_000)).toEqual({ connected: { 'needs person': 'removals' } })
    asked()
    expect(await tell({ type: 'removals answered', removals: 'apply' })).toEqual({ connected: { idle: 'seen' } })
    expect(asked()).toEqual(['restore point', 'list', 'read', 'apply apply', 'write', 'tidy'])
  })

  it.each<[string, { readonly files: number }, Partial<FolderNews>]>([
    ['it has no file to read anymore', { files: 0 }, {}],
    ['its files change nothing', { files: 1 }, { rows: 0, comparison: null }],
  ])('forget removals, and what the user said of them, once the folder has none: %s', async (_, list, changes) => {
    const removing: FolderNews = { ...news, comparison: { ...comparison, removals: 60, needsConsent: true } }
    const { world, tell, context } = await startIdle({
      list: { kind: 'done', files: 1 },
      news: removing,
      waiting: 60,
    })
    await tell({ type: 'sync requested' })
    world.list = { kind: 'done', ...list }
    world.news = { ...removing, ...changes }
    expect(await tell({ type: 'removals answered', removals: 'apply' })).toEqual({ connected: { idle: 'seen' } })
    expect(context()).toMatchObject({ removals: 0, answer: 'later' })
  })

  it('take a yes to fewer removals for none', async () => {
    const removing = (removals: number): FolderNews => ({
      ...news,
      comparison: { ...comparison, removals, needsConsent: true },
    })
    const { world, tell, asked } = await startIdle({
      list: { kind: 'done', files: 1 },
      news: removing(60),
      waiting: 60,
    })
    await tell({ type: 'sync requested' })
    asked()
    world.news = removing(600)
    await tell({ type: 'removals answered', removals: 'apply' })
    expect(asked()).toContain('apply later')
  })

  it.each([
    ['permission', { connected: { 'needs person': 'permission' } }],
    ['no passphrase', { connected: { 'needs person': { passphrase: 'missing' } } }],
    ['removed', { connected: { 'needs person': 'rejoining' } }],
    ['other library', { connected: { 'needs person': 'rejoining' } }],
    ['full', { connected: { 'needs person': 'trouble' } }],
    ['gone', { connected: { 'needs person': 'trouble' } }],
    ['two keys', { connected: { 'needs person': 'trouble' } }],
  ] as const)('stop before they write where a user is needed: %s', async (kind, state) => {
    const { wait, asked, reports } = startSync({ list: refused(kind) })
    expect(await wait(0)).toEqual(state)
    expect(asked()).toEqual(['list'])
    expect(reports).toEqual([{ folder, problem: { kind }, removals: 0 }])
  })

  it('are tried again after thirty seconds, five minutes and half an hour', async () => {
    const { world, tell, wait, asked } = await startIdle()
    world.list = refused('failed')
    expect(await tell({ type: 'sync requested' })).toEqual({ connected: 'waiting' })
    for (const pause of [30_000, 300_000, 1_800_000, 1_800_000]) {
      asked()
      await wait(pause - 1)
      expect(asked()).toEqual([])
      await wait(1)
      expect(asked()).toEqual(['list'])
    }
    world.list = { kind: 'done', files: 0 }
    expect(await wait(1_800_000)).toEqual({ connected: { idle: 'seen' } })
  })

  it('are never begun while syncing is paused, and at once when it is resumed', async () => {
    const { tell, wait, asked } = await startIdle()
    expect(await tell({ type: 'paused' })).toEqual({ connected: 'paused' })
    await tell({ type: 'records changed' }, { type: 'page shown' })
    await wait(900_000)
    expect(asked()).toEqual([])
    await tell({ type: 'resumed' })
    expect(asked()).toEqual(round)
  })

  it('of another tab show here how it stands, and are not told on', async () => {
    const { tell, reports, context } = await startIdle()
    const told = reports.length
    const report: RoundReport = {
      folder: { ...folder, lastRound: '2026-01-02T12:00:00.000Z' },
      problem: { kind: 'full' },
      removals: 0,
    }
    expect(await tell({ type: 'another tab reported', report })).toEqual({
      connected: { 'needs person': 'trouble' },
    })
    expect(context().folder).toBe(report.folder)
    expect(reports).toHaveLength(told)
    expect(await tell({ type: 'another tab reported', report: { ...report, problem: null } })).toEqual({
      connected: { idle: 'seen' },
    })
  })
})
