import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { openingSharedListMachine, type ReadLink } from '#machines/opening-shared-list.ts'
import { turns } from '#tests/support/turns.ts'

const open = (read: () => Promise<ReadLink>, lookUp: () => Promise<void> = async () => {}) => {
  const actor = createActor(
    openingSharedListMachine.provide({
      actors: {
        'read link': fromPromise<ReadLink, undefined>(read),
        'look up movies': fromPromise<void, undefined>(lookUp),
      },
    }),
  ).start()
  return { retry: () => actor.send({ type: 'retry requested' }), snapshot: () => actor.getSnapshot() }
}

describe('opening a shared list', () => {
  it('shows it while its movies are looked up', async () => {
    const { snapshot } = open(
      async () => ({ kind: 'read' }),
      () => new Promise<never>(() => {}),
    )
    await turns(1)
    expect(snapshot().value).toEqual({ shown: 'looking up' })
  })

  it('is complete once they were found, and looks them up again after a failure', async () => {
    let isOffline = true
    const { snapshot, retry } = open(
      async () => ({ kind: 'read' }),
      async () => {
        if (isOffline) throw new Error('No network.')
      },
    )
    await turns(2)
    expect(snapshot().value).toEqual({ shown: 'incomplete' })
    isOffline = false
    retry()
    await turns(2)
    expect(snapshot().value).toEqual({ shown: 'complete' })
  })

  it('refuses a link for one reason, and looks nothing up', async () => {
    const { snapshot } = open(
      async () => ({ kind: 'refused', problem: 'too large' }),
      () => Promise.reject(new Error('It must not ask.')),
    )
    await turns(2)
    expect([snapshot().value, snapshot().context.problem]).toEqual(['refused', 'too large'])
  })

  it('can be tried again where the browser could not unpack it', async () => {
    let isBroken = true
    const { snapshot, retry } = open(async () => {
      if (isBroken) throw new Error('No stream.')
      return { kind: 'read' }
    })
    await turns(1)
    expect(snapshot().value).toBe('failed')
    isBroken = false
    retry()
    await turns(2)
    expect(snapshot().value).toEqual({ shown: 'complete' })
  })
})
