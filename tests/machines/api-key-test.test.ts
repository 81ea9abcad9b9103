import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { ProviderProblem } from '#domain/movie/provider-error.ts'
import { apiKeyTestMachine, type KeyVerdict } from '#machines/api-key-test.ts'
import { turns } from '#tests/support/turns.ts'

const start = (ask: (key: string) => Promise<KeyVerdict>) => {
  const calls: string[] = []
  const actor = createActor(
    apiKeyTestMachine.provide({
      actors: {
        'test key': fromPromise<KeyVerdict, { key: string }>(({ input, signal }) => {
          calls.push(input.key)
          signal.addEventListener('abort', () => calls.push('aborted'))
          return ask(input.key)
        }),
      },
      actions: { 'announce saved': () => calls.push('announced') },
    }),
  ).start()
  return {
    calls,
    test: (key: string) => actor.send({ type: 'test requested', key }),
    save: (key: string) => actor.send({ type: 'key saved', key }),
    change: (key: string) => actor.send({ type: 'key changed', key }),
    settled: () => turns(1),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  }
}
const outOfOrder: ProviderProblem = { kind: 'answer', status: 503, statusText: 'Service Unavailable' }
const failed: KeyVerdict = { kind: 'failed', problem: outOfOrder }

describe('testing an API key', () => {
  it.each<[KeyVerdict, string, ProviderProblem | null]>([
    [{ kind: 'accepted' }, 'accepted', null],
    [{ kind: 'refused' }, 'refused', null],
    [{ kind: 'no network' }, 'unreachable', null],
    [failed, 'failed', outOfOrder],
  ])('sends the trimmed key, and for %j ends in %s', async (verdict, state, problem) => {
    const flow = start(async () => verdict)
    flow.test('  0123456789abcdef ')
    expect(flow.state()).toBe('testing')
    await flow.settled()
    expect([flow.state(), flow.calls]).toEqual([state, ['0123456789abcdef']])
    expect(flow.context()).toEqual({ key: '0123456789abcdef', problem })
  })

  it('fails without a reason when something else goes wrong', async () => {
    const flow = start(() => Promise.reject(new Error('no memory')))
    flow.test('key')
    await flow.settled()
    expect([flow.state(), flow.context().problem]).toEqual(['failed', null])
  })

  it('sends nothing without a key', () => {
    const flow = start(async () => ({ kind: 'accepted' }))
    flow.test('  ')
    expect([flow.state(), flow.calls]).toEqual(['untested', []])
  })

  it.each<[KeyVerdict, string, readonly string[]]>([
    [{ kind: 'accepted' }, 'accepted', ['key', 'announced']],
    [{ kind: 'refused' }, 'refused', ['key']],
    [{ kind: 'no network' }, 'unreachable', ['key', 'announced']],
    [failed, 'failed', ['key', 'announced']],
  ])('follows saving, which is announced unless TMDB refuses the key: %j', async (verdict, state, calls) => {
    const flow = start(async () => verdict)
    flow.save(' key ')
    flow.test('key')
    await flow.settled()
    expect([flow.state(), flow.calls]).toEqual([state, calls])
  })

  it('is aborted when the key changes or a new test starts', async () => {
    const flow = start(() => new Promise(() => {}))
    flow.test('one')
    flow.change('on')
    expect(flow.state()).toBe('untested')
    flow.test('two')
    flow.test('three')
    expect([flow.state(), flow.calls]).toEqual(['testing', ['one', 'aborted', 'two', 'aborted', 'three']])
  })

  it('clears the result when the key changes', async () => {
    const flow = start(async () => failed)
    flow.test('key')
    await flow.settled()
    flow.change('ke')
    expect([flow.state(), flow.context()]).toEqual(['untested', { key: '', problem: null }])
  })

  it('keeps the result when the tested key is saved, or gets spaces around it', async () => {
    const flow = start(async () => ({ kind: 'accepted' }))
    flow.test('key')
    await flow.settled()
    for (const same of ['key', ' key ']) flow.change(same)
    expect(flow.state()).toBe('accepted')
  })
})
