import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { type DeletionScope, deletingEverythingMachine } from '#machines/deleting-everything.ts'
import { turns } from '#tests/support/turns.ts'

const ask = (...answers: readonly (() => Promise<boolean>)[]) => {
  let deletions = 0
  const actor = createActor(
    deletingEverythingMachine.provide({
      actors: {
        'delete everything': fromPromise<boolean, { scope: DeletionScope }>(() => {
          const answer = answers[deletions] ?? (async () => true)
          deletions += 1
          return answer()
        }),
      },
    }),
  ).start()
  return {
    confirms: () => actor.send({ type: 'confirmed', scope: null }),
    cancels: () => actor.send({ type: 'canceled' }),
    settled: () => turns(1),
    state: () => actor.getSnapshot().value,
    deletions: () => deletions,
  }
}

describe('deleting everything', () => {
  it('waits for the confirmation, and ends when all is deleted', async () => {
    const person = ask()
    expect([person.state(), person.deletions()]).toEqual([{ asking: 'undecided' }, 0])
    person.confirms()
    expect(person.state()).toBe('deleting')
    await person.settled()
    expect([person.state(), person.deletions()]).toEqual(['deleted', 1])
  })

  it('deletes nothing when it is canceled', () => {
    const person = ask()
    person.cancels()
    expect([person.state(), person.deletions()]).toEqual(['canceled', 0])
  })

  it('neither starts twice nor can be canceled once it has begun', async () => {
    const person = ask()
    person.confirms()
    person.confirms()
    person.cancels()
    expect([person.state(), person.deletions()]).toEqual(['deleting', 1])
    await person.settled()
    expect(person.state()).toBe('deleted')
  })

  it.each<[string, () => Promise<boolean>]>([
    ['the browser refuses', async () => false],
    ['it fails', () => Promise.reject(new Error('The disk is broken.'))],
  ])('asks again when %s, and can be retried or canceled', async (_, answer) => {
    const person = ask(answer, answer)
    person.confirms()
    await person.settled()
    expect(person.state()).toEqual({ asking: 'refused' })
    person.confirms()
    await person.settled()
    expect([person.state(), person.deletions()]).toEqual([{ asking: 'refused' }, 2])
    person.cancels()
    expect(person.state()).toBe('canceled')
  })
})
