import { describe, expect, it } from 'vitest'
import type { ImportProblem } from '#domain/backup/backup-import.ts'
import { maxFileSize } from '#domain/values/import-file.ts'
import { type FilesOutcome, type ImportDialogEvent, initialContext } from '#machines/import-dialog.ts'
import { file, fileOf, imported, incoming, plan, read, refused, review } from '#tests/support/imports.ts'
import { startImport } from './start-import.ts'

const never = () => new Promise<never>(() => {})

describe('importing', () => {
  it('shows a review before anything is written, merges by default, and announces the outcome', async () => {
    const flow = startImport()
    await flow.choose()
    expect([flow.state(), flow.context()]).toEqual([
      'reviewing',
      {
        ...initialContext,
        decision: {
          parsed: { incoming, review: review() },
          choice: { strategy: 'merge', replacesKey: false },
          scope: 'everywhere',
        },
      },
    ])
    await flow.confirm()
    expect([flow.state(), flow.announced]).toEqual(['choosing.imported', [imported]])
    expect(flow.calls).toEqual([file.name, { strategy: 'merge', replacesKey: false }])
  })

  it('overwrites and replaces the API key only when chosen', async () => {
    const flow = startImport(async () => read({ key: 'other' }))
    await flow.choose()
    expect(flow.choice()?.replacesKey).toBe(false)
    flow.send({ type: 'strategy chosen', strategy: 'overwrite' })
    flow.send({ type: 'key answered', replacesKey: true })
    await flow.confirm()
    expect(flow.calls.at(-1)).toEqual({ strategy: 'overwrite', replacesKey: true })
  })

  it('overwrites on all devices unless told otherwise', async () => {
    const flow = startImport()
    await flow.choose()
    expect(flow.context().decision?.scope).toBe('everywhere')
    flow.send({ type: 'scope chosen', scope: 'here' })
    flow.send({ type: 'strategy chosen', strategy: 'overwrite' })
    expect(flow.context().decision).toMatchObject({ choice: { strategy: 'overwrite' }, scope: 'here' })
  })

  it("suggests the file's API key when there is none yet", async () => {
    const flow = startImport(async () => read({ key: 'new' }))
    await flow.choose()
    expect(flow.choice()?.replacesKey).toBe(true)
  })

  it.each<[string, ImportDialogEvent, ImportProblem]>([
    ['a drop without a file', { type: 'something else dropped' }, { kind: 'no file' }],
    [
      'a file over 32 MiB',
      { type: 'files chosen', files: [fileOf('big.json', maxFileSize + 1)] },
      { kind: 'too large', bytes: maxFileSize + 1 },
    ],
  ])('refuses %s without reading it', async (_, event, problem) => {
    const flow = startImport()
    flow.send(event)
    await flow.settled()
    expect([flow.state(), flow.context(), flow.announced, flow.calls]).toEqual([
      'choosing.refused',
      { ...initialContext, problem },
      [problem],
      [],
    ])
  })

  it('reads a file of exactly 32 MiB', async () => {
    const flow = startImport()
    await flow.choose(fileOf('big.json', maxFileSize))
    expect(flow.state()).toBe('reviewing')
  })

  it('goes back to choosing and announces why when a file cannot be used', async () => {
    const flow = startImport(async () => refused('not json'))
    await flow.choose()
    expect([flow.state(), flow.announced]).toEqual(['choosing.refused', [{ kind: 'not json' }]])
  })

  it('announces the same problem again when the file is chosen again, and clears it with a valid file', async () => {
    let outcome: FilesOutcome = refused('not json')
    const flow = startImport(async () => outcome)
    await flow.choose()
    await flow.choose()
    expect(flow.announced).toEqual([{ kind: 'not json' }, { kind: 'not json' }])
    outcome = read()
    await flow.choose()
    expect([flow.state(), flow.context().problem]).toEqual(['reviewing', null])
  })

  it('handles actors that fail', async () => {
    const failing = async () => Promise.reject(new Error('no memory'))
    const reading = startImport(failing)
    await reading.choose()
    expect([reading.state(), reading.announced]).toEqual(['choosing.refused', [{ kind: 'failed' }]])
    const writing = startImport(undefined, failing)
    await writing.choose()
    await writing.confirm()
    expect([writing.state(), writing.announced]).toEqual(['choosing.refused', [{ kind: 'not saved' }]])
  })

  it('goes back to choosing when the browser refuses the write', async () => {
    const flow = startImport(undefined, async () => refused('not saved'))
    await flow.choose()
    await flow.confirm()
    expect([flow.state(), flow.announced]).toEqual(['choosing.refused', [{ kind: 'not saved' }]])
  })

  it('can be confirmed only with the strategy that fits', async () => {
    const flow = startImport(async () => read({ plans: { merge: plan(1), overwrite: plan() } }))
    await flow.choose()
    await flow.confirm()
    expect([flow.state(), flow.calls]).toEqual(['reviewing', [file.name]])
    flow.send({ type: 'strategy chosen', strategy: 'overwrite' })
    await flow.confirm()
    expect(flow.state()).toBe('choosing.imported')
  })

  it.each([
    ['while reading', never],
    ['during the review', async () => read()],
  ])('can be canceled %s without an announcement or a write', async (_, reading) => {
    const flow = startImport(reading)
    await flow.choose()
    flow.send({ type: 'canceled' })
    expect([flow.state(), flow.announced, flow.context()]).toEqual(['choosing.ready', [], initialContext])
    expect(flow.calls.filter((one) => typeof one === 'object')).toEqual([])
  })

  it('stops reading a file when another one is chosen', async () => {
    const flow = startImport(never)
    await flow.choose()
    await flow.choose(fileOf('other.json'))
    expect([flow.state(), flow.calls]).toEqual(['reading', [file.name, 'aborted', 'other.json']])
  })

  it('can be neither canceled nor restarted while writing, and shows its progress', async () => {
    const flow = startImport(undefined, never)
    await flow.choose()
    await flow.confirm()
    flow.send({ type: 'canceled' })
    await flow.choose()
    flow.send({ type: 'confirmed' })
    flow.send({ type: 'progressed', percent: 40 })
    expect([flow.state(), flow.percent(), flow.calls.length]).toEqual(['importing', 40, 2])
  })

  it('releases the file once it is imported', async () => {
    const flow = startImport()
    await flow.choose()
    await flow.confirm()
    expect(flow.context()).toEqual(initialContext)
  })

  it('can be repeated', async () => {
    const flow = startImport()
    await flow.choose()
    await flow.confirm()
    await flow.choose()
    expect(flow.state()).toBe('reviewing')
  })
})
