import { describe, expect, it } from 'vitest'
import type { ImportPlan } from '#domain/backup/backup-import.ts'
import { file, plan, read } from '#tests/support/imports.ts'
import { turns } from '#tests/support/turns.ts'
import { type Protection, startImport } from './start-import.ts'

describe('an import that takes something away', () => {
  const removing: ImportPlan = {
    ...plan(),
    lists: { ...plan().lists, watchlist: { added: 0, kept: 1, replaced: 0, removed: 1 } },
  }
  const overwriting = async (protection: Protection, overwrite = removing) => {
    const flow = startImport(async () => read({ plans: { merge: plan(), overwrite } }), undefined, protection)
    await flow.choose()
    flow.send({ type: 'strategy chosen', strategy: 'overwrite' })
    flow.calls.length = 0
    flow.send({ type: 'confirmed' })
    await turns(5)
    return flow
  }
  const choice = { strategy: 'overwrite', replacesKey: false }

  it('keeps a restore point first', async () => {
    const flow = await overwriting({})
    expect([flow.state(), flow.calls]).toEqual(['choosing.imported', ['point', choice]])
  })

  it('keeps one first where only settings change', async () => {
    const flow = await overwriting({}, { ...plan(), settings: ['region'] })
    expect([flow.state(), flow.calls]).toEqual(['choosing.imported', ['point', choice]])
  })

  it('keeps none where nothing goes', async () => {
    const flow = startImport()
    await flow.choose()
    await flow.confirm()
    expect(flow.calls).not.toContain('point')
  })

  it.each([
    ['there is no room', async () => false],
    ['it fails', () => Promise.reject(new Error('failed'))],
  ])('stops where no point is kept because %s', async (_, keep) => {
    const flow = await overwriting({ keep })
    expect([flow.state(), flow.calls]).toEqual(['protecting.unprotected', ['point']])
    flow.send({ type: 'files chosen', files: [file] })
    expect(flow.state()).toBe('protecting.unprotected')
    flow.send({ type: 'canceled' })
    expect(flow.state()).toBe('reviewing')
  })

  it('goes on with a backup outside the browser, and not without', async () => {
    let isSaved = false
    const flow = await overwriting({ keep: async () => false, save: async () => isSaved })
    flow.send({ type: 'backup requested' })
    await turns(5)
    expect(flow.state()).toBe('protecting.unprotected')
    isSaved = true
    flow.send({ type: 'backup requested' })
    await turns(5)
    expect([flow.state(), flow.calls]).toEqual(['choosing.imported', ['point', 'backup', 'backup', choice]])
  })
})
