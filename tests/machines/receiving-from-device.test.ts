import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type {
  Comparison,
  ExchangeProblem,
  ExchangeReading,
  MergeChoice,
  MergeResult,
} from '#domain/devices/exchange.ts'
import type { ReceivedFile, ReceivingEvent } from '#machines/receiving-from-device.ts'
import { receivingFromDeviceMachine } from '#machines/receiving-from-device.ts'
import { turns } from '#tests/support/turns.ts'

const file = { name: 'phone.matinee', size: 2_000, arrayBuffer: async () => new ArrayBuffer(0) }

const known: Comparison = {
  isJoining: false,
  onlyHere: 1,
  onlyThere: 2,
  same: 3,
  differing: 4,
  sameNames: [],
  removals: 0,
  needsConsent: false,
}
const read = (changes: Partial<Comparison> = {}): ExchangeReading => ({
  kind: 'read',
  sender: { name: 'Phone', sentAt: '2026-01-02T20:00:00.000Z', isSealed: false },
  comparison: { ...known, ...changes },
  minutesAhead: null,
})
const refused = (kind: 'no passphrase' | 'wrong passphrase' | 'damaged'): ExchangeReading => ({
  kind: 'refused',
  problem: { kind },
})
const merged: MergeResult = { kind: 'merged', outcome: { added: 2, changed: 0, removed: 0, waiting: 0 } }

interface Answers {
  readonly readings?: readonly (ExchangeReading | Error)[]
  readonly keeps?: () => Promise<boolean>
  readonly saves?: readonly boolean[]
  readonly merges?: () => Promise<MergeResult>
  readonly undoes?: () => Promise<boolean>
}

const open = (answers: Answers = {}) => {
  const passphrases: (string | null)[] = []
  const done: string[] = []
  const readings = [...(answers.readings ?? [read()])]
  const saves = [...(answers.saves ?? [])]
  const machine = receivingFromDeviceMachine.provide({
    actors: {
      'read file': fromPromise<ExchangeReading, ReceivedFile>(async ({ input }) => {
        passphrases.push(input.passphrase)
        const reading = readings.shift() ?? read()
        if (reading instanceof Error) throw reading
        return reading
      }),
      'keep restore point': fromPromise<boolean, { isJoining: boolean }>(async () => {
        done.push('restore point')
        return answers.keeps ? answers.keeps() : true
      }),
      'save backup': fromPromise<boolean, undefined>(async () => saves.shift() ?? true),
      'merge file': fromPromise<MergeResult, MergeChoice>(async ({ input }) => {
        done.push(`${input.joining}, removals: ${input.removals}, collections: ${input.joinsCollections}`)
        return answers.merges ? answers.merges() : merged
      }),
      'undo merge': fromPromise<boolean, undefined>(async () => {
        done.push('undone')
        return answers.undoes ? answers.undoes() : true
      }),
    },
    actions: { 'discard file': () => void done.push('discarded') },
  })
  const actor = createActor(machine).start()
  return {
    send: async (...events: readonly ReceivingEvent[]) => {
      for (const event of events) {
        actor.send(event)
        await turns(4)
      }
      return actor.getSnapshot().value
    },
    choose: async () => {
      actor.send({ type: 'file chosen', file })
      await turns(4)
      return actor.getSnapshot().value
    },
    context: () => actor.getSnapshot().context,
    passphrases,
    done,
  }
}

describe('receiving from a device', () => {
  it('merges a file of the same library at once', async () => {
    const person = open()
    expect(await person.choose()).toEqual({ choosing: 'merged' })
    expect(person.done).toEqual(['join, removals: later, collections: true'])
    expect(person.context().outcome).toEqual({ added: 2, changed: 0, removed: 0, waiting: 0 })
  })

  it('asks for the passphrase until it is the right one, and keeps none in its context', async () => {
    const person = open({
      readings: [refused('no passphrase'), refused('wrong passphrase'), read({ isJoining: true })],
    })
    expect(await person.choose()).toEqual({ asking: { sealed: 'without passphrase' } })
    expect(await person.send({ type: 'passphrase given', passphrase: 'one' })).toEqual({
      asking: { sealed: 'wrong passphrase' },
    })
    expect(await person.send({ type: 'passphrase given', passphrase: 'two' })).toEqual({ asking: 'reviewing' })
    expect(person.passphrases).toEqual([null, 'one', 'two'])
    expect(Object.keys(person.context())).not.toContain('passphrase')
  })

  it('never merges a file of another library unasked', async () => {
    const person = open({ readings: [read({ isJoining: true })] })
    expect(await person.choose()).toEqual({ asking: 'reviewing' })
    expect(person.done).toEqual([])
    await person.send(
      { type: 'joining chosen', joining: 'take theirs' },
      { type: 'collections answered', joinsCollections: false },
      { type: 'confirmed' },
    )
    expect(person.done).toEqual(['restore point', 'take theirs, removals: later, collections: false'])
  })

  it('joins by default', async () => {
    const person = open({ readings: [read({ isJoining: true })] })
    await person.choose()
    expect(await person.send({ type: 'confirmed' })).toEqual({ choosing: 'merged' })
    expect(person.done).toEqual(['restore point', 'join, removals: later, collections: true'])
  })

  it.each(['apply', 'keep mine', 'later'] as const)(
    'asks about many removals, of which the answer is: %s',
    async (removals) => {
      const person = open({ readings: [read({ needsConsent: true, removals: 60 })] })
      expect(await person.choose()).toEqual({ asking: 'consenting' })
      await person.send({ type: 'removals answered', removals }, { type: 'confirmed' })
      const first = removals === 'apply' ? ['restore point'] : []
      expect(person.done).toEqual([...first, `join, removals: ${removals}, collections: true`])
    },
  )

  it('asks about many removals of a joining too, but not where one side replaces the other', async () => {
    const reading = read({ isJoining: true, needsConsent: true, removals: 60 })
    const joining = open({ readings: [reading] })
    await joining.choose()
    expect(await joining.send({ type: 'confirmed' })).toEqual({ asking: 'consenting' })
    const replacing = open({ readings: [reading] })
    await replacing.choose()
    const replaced = await replacing.send({ type: 'joining chosen', joining: 'replace theirs' }, { type: 'confirmed' })
    expect(replaced).toEqual({ choosing: 'merged' })
  })

  it.each([
    ['joining', { asking: 'reviewing' }, read({ isJoining: true })],
    ['removals', { asking: 'consenting' }, read({ needsConsent: true })],
    ['the passphrase', { asking: { sealed: 'without passphrase' } }, refused('no passphrase')],
  ])('forgets the file when the question about %s is canceled', async (_, state, reading) => {
    const person = open({ readings: [reading] })
    expect(await person.choose()).toEqual(state)
    expect(await person.send({ type: 'canceled' })).toEqual({ choosing: 'ready' })
    expect([person.done, person.context().file]).toEqual([['discarded'], null])
  })

  it.each<[string, () => Promise<boolean>]>([
    ['has no room', async () => false],
    ['fails', () => Promise.reject(new Error('The disk is full.'))],
  ])('stops a joining whose restore point %s, until the user has a backup', async (_, keeps) => {
    const person = open({ readings: [read({ isJoining: true })], keeps, saves: [false, true] })
    await person.choose()
    expect(await person.send({ type: 'confirmed' })).toEqual({ protecting: { unprotected: 'without a backup' } })
    expect(await person.send({ type: 'confirmed' })).toEqual({ protecting: { unprotected: 'without a backup' } })
    expect(await person.send({ type: 'backup requested' })).toEqual({ protecting: { unprotected: 'without a backup' } })
    expect(await person.send({ type: 'backup requested' })).toEqual({ protecting: { unprotected: 'with a backup' } })
    expect(person.done).toEqual(['restore point'])
    expect(await person.send({ type: 'confirmed' })).toEqual({ choosing: 'merged' })
  })

  it('stops removing much without a restore point', async () => {
    const person = open({ readings: [read({ needsConsent: true })], keeps: async () => false })
    await person.choose()
    const state = await person.send({ type: 'removals answered', removals: 'apply' }, { type: 'confirmed' })
    expect(state).toEqual({ protecting: { unprotected: 'without a backup' } })
  })

  it.each<[string, Answers, ExchangeProblem]>([
    ['damaged', { readings: [refused('damaged')] }, { kind: 'damaged' }],
    ['unreadable', { readings: [new Error('The worker ended.')] }, { kind: 'failed' }],
    [
      'too much for the browser',
      { merges: async () => ({ kind: 'refused', problem: { kind: 'no space' } }) },
      { kind: 'no space' },
    ],
    ['not merged for an error', { merges: () => Promise.reject(new Error('No.')) }, { kind: 'failed' }],
  ])('says why a file is refused that is %s, and takes another', async (_, answers, problem) => {
    const person = open(answers)
    expect(await person.choose()).toEqual({ choosing: 'refused' })
    expect(person.context().problem).toEqual(problem)
    await person.choose()
    expect(person.context().problem?.kind).not.toBe('damaged')
  })

  it('undoes a merge once, and says when the browser refuses', async () => {
    const answers = [false, true]
    const person = open({ undoes: async () => answers.shift() ?? false })
    await person.choose()
    expect(await person.send({ type: 'undo requested' })).toEqual({ choosing: 'undo refused' })
    expect(await person.send({ type: 'undo requested' })).toEqual({ choosing: 'undone' })
    await person.send({ type: 'undo requested' })
    expect(person.done.filter((act) => act === 'undone')).toHaveLength(2)
  })

  it('reads another file that is chosen while one is read', async () => {
    const person = open()
    void person.send({ type: 'file chosen', file })
    await person.choose()
    expect(person.passphrases).toHaveLength(2)
  })
})
