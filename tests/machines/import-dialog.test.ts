import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { ImportOutcome, ImportProblem } from '#domain/backup/imports.ts'
import { type ImportFile, maxFileSize } from '#domain/values/import-file.ts'
import { importDialogMachine } from '#machines/import-dialog.ts'
import {
  type FilesOutcome,
  type ImportDecision,
  type ImportDialogEvent,
  initialContext,
} from '#machines/parts/import-dialog-types.ts'
import { file, fileOf, imported, incoming, plan, read, refused, review } from '#tests/support/imports.ts'
import { turns } from '#tests/support/turns.ts'
import { statesIn } from '#wiring/inspect/live-flows.ts'

const start = (
  reading: () => Promise<FilesOutcome> = async () => read(),
  importing: () => Promise<ImportOutcome> = async () => imported,
) => {
  const announced: unknown[] = []
  const calls: unknown[] = []
  const actor = createActor(
    importDialogMachine.provide({
      actors: {
        'read files': fromPromise<FilesOutcome, { files: readonly ImportFile[] }>(({ input, signal }) => {
          calls.push(...input.files.map(({ name }) => name))
          signal.addEventListener('abort', () => calls.push('aborted'))
          return reading()
        }),
        'write import': fromPromise<ImportOutcome, ImportDecision>(({ input }) => {
          calls.push(input.choice)
          return importing()
        }),
      },
      actions: {
        'announce problem': (_, { problem }) => void announced.push(problem),
        'announce import': (_, { outcome }) => void announced.push(outcome),
      },
    }),
  ).start()
  const settled = () => turns(1)
  return {
    announced,
    calls,
    send: actor.send,
    settled,
    choose: async (chosen: ImportFile = file) => {
      actor.send({ type: 'files chosen', files: [chosen] })
      await settled()
    },
    confirm: async () => {
      actor.send({ type: 'confirmed' })
      await settled()
    },
    state: () => statesIn(actor.getSnapshot().value).at(-1),
    percent: () => actor.getSnapshot().context.percent,
    context: () => actor.getSnapshot().context,
    choice: () => actor.getSnapshot().context.decision?.choice,
  }
}
const never = () => new Promise<never>(() => {})

describe('importing', () => {
  it('shows a review before anything is written, merges by default, and announces the outcome', async () => {
    const flow = start()
    await flow.choose()
    expect([flow.state(), flow.context()]).toEqual([
      'reviewing',
      {
        ...initialContext,
        decision: { parsed: { incoming, review: review() }, choice: { strategy: 'merge', replacesKey: false } },
      },
    ])
    await flow.confirm()
    expect([flow.state(), flow.announced]).toEqual(['choosing.imported', [imported]])
    expect(flow.calls).toEqual([file.name, { strategy: 'merge', replacesKey: false }])
  })

  it('overwrites and replaces the API key only when chosen', async () => {
    const flow = start(async () => read({ key: 'other' }))
    await flow.choose()
    expect(flow.choice()?.replacesKey).toBe(false)
    flow.send({ type: 'strategy chosen', strategy: 'overwrite' })
    flow.send({ type: 'key answered', replacesKey: true })
    await flow.confirm()
    expect(flow.calls.at(-1)).toEqual({ strategy: 'overwrite', replacesKey: true })
  })

  it("suggests the file's API key when there is none yet", async () => {
    const flow = start(async () => read({ key: 'new' }))
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
    const flow = start()
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
    const flow = start()
    await flow.choose(fileOf('big.json', maxFileSize))
    expect(flow.state()).toBe('reviewing')
  })

  it('goes back to choosing and announces why when a file cannot be used', async () => {
    const flow = start(async () => refused('not json'))
    await flow.choose()
    expect([flow.state(), flow.announced]).toEqual(['choosing.refused', [{ kind: 'not json' }]])
  })

  it('announces the same problem again when the file is chosen again, and clears it with a valid file', async () => {
    let outcome: FilesOutcome = refused('not json')
    const flow = start(async () => outcome)
    await flow.choose()
    await flow.choose()
    expect(flow.announced).toEqual([{ kind: 'not json' }, { kind: 'not json' }])
    outcome = read()
    await flow.choose()
    expect([flow.state(), flow.context().problem]).toEqual(['reviewing', null])
  })

  it('handles actors that fail', async () => {
    const failing = async () => Promise.reject(new Error('no memory'))
    const reading = start(failing)
    await reading.choose()
    expect([reading.state(), reading.announced]).toEqual(['choosing.refused', [{ kind: 'failed' }]])
    const writing = start(undefined, failing)
    await writing.choose()
    await writing.confirm()
    expect([writing.state(), writing.announced]).toEqual(['choosing.refused', [{ kind: 'not saved' }]])
  })

  it('goes back to choosing when the browser refuses the write', async () => {
    const flow = start(undefined, async () => refused('not saved'))
    await flow.choose()
    await flow.confirm()
    expect([flow.state(), flow.announced]).toEqual(['choosing.refused', [{ kind: 'not saved' }]])
  })

  it('can be confirmed only with the strategy that fits', async () => {
    const flow = start(async () => read({ plans: { merge: plan(1), overwrite: plan() } }))
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
    const flow = start(reading)
    await flow.choose()
    flow.send({ type: 'canceled' })
    expect([flow.state(), flow.announced, flow.context()]).toEqual(['choosing.ready', [], initialContext])
    expect(flow.calls.filter((one) => typeof one === 'object')).toEqual([])
  })

  it('stops reading a file when another one is chosen', async () => {
    const flow = start(never)
    await flow.choose()
    await flow.choose(fileOf('other.json'))
    expect([flow.state(), flow.calls]).toEqual(['reading', [file.name, 'aborted', 'other.json']])
  })

  it('can be neither canceled nor restarted while writing, and shows its progress', async () => {
    const flow = start(undefined, never)
    await flow.choose()
    await flow.confirm()
    flow.send({ type: 'canceled' })
    await flow.choose()
    flow.send({ type: 'confirmed' })
    flow.send({ type: 'progressed', percent: 40 })
    expect([flow.state(), flow.percent(), flow.calls.length]).toEqual(['importing', 40, 2])
  })

  it('releases the file once it is imported', async () => {
    const flow = start()
    await flow.choose()
    await flow.confirm()
    expect(flow.context()).toEqual(initialContext)
  })

  it('can be repeated', async () => {
    const flow = start()
    await flow.choose()
    await flow.confirm()
    await flow.choose()
    expect(flow.state()).toBe('reviewing')
  })
})
