import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { type MadeShare, type ShareRequest, sharingListMachine } from '#machines/sharing-list.ts'
import { turns } from '#tests/support/turns.ts'

const link: MadeShare = { kind: 'link', detail: 'titles', canBeShared: true }

const share = ({
  make = async () => link,
  copy = async () => {},
  sheet = async () => true,
}: {
  make?: (request: ShareRequest) => Promise<MadeShare>
  copy?: () => Promise<void>
  sheet?: () => Promise<boolean>
} = {}) => {
  const asked: ShareRequest[] = []
  let downloads = 0
  const actor = createActor(
    sharingListMachine.provide({
      actors: {
        'make share': fromPromise<MadeShare, ShareRequest>(({ input }) => {
          asked.push(input)
          return make(input)
        }),
        'copy text': fromPromise<void, undefined>(copy),
        'share it': fromPromise<boolean, undefined>(sheet),
      },
      actions: {
        'download file': () => {
          downloads += 1
        },
      },
    }),
  ).start()
  const { send } = actor
  const confirm = async () => {
    send({ type: 'confirmed', name: 'Noir', from: 'Anna', note: 'Rain' })
    await turns(1)
  }
  return { send, confirm, asked, downloads: () => downloads, state: () => actor.getSnapshot().value, actor }
}

describe('sharing a list', () => {
  it('makes what was chosen, and keeps nothing that was written', async () => {
    const { send, confirm, asked, state, actor } = share()
    send({ type: 'kind chosen', kind: 'picture' })
    send({ type: 'shape chosen', shape: 'landscape' })
    await confirm()
    expect(asked).toEqual([{ kind: 'picture', shape: 'landscape', name: 'Noir', from: 'Anna', note: 'Rain' }])
    expect(state()).toEqual({ made: 'waiting' })
    expect(JSON.stringify(actor.getSnapshot().context)).not.toMatch(/Noir|Anna|Rain/)
  })

  it('can be tried again when it could not be made', async () => {
    let isBroken = true
    const { confirm, state } = share({
      make: async () => {
        if (isBroken) throw new Error('The canvas is broken.')
        return link
      },
    })
    await confirm()
    expect(state()).toEqual({ choosing: 'failed' })
    isBroken = false
    await confirm()
    expect(state()).toEqual({ made: 'waiting' })
  })

  it('copies it, and says when the browser does not', async () => {
    const one = share()
    await one.confirm()
    one.send({ type: 'copy requested' })
    await turns(1)
    expect(one.state()).toEqual({ made: 'copied' })
    const other = share({ copy: () => Promise.reject(new Error('No permission.')) })
    await other.confirm()
    other.send({ type: 'copy requested' })
    await turns(1)
    expect(other.state()).toEqual({ made: 'refused' })
  })

  it('waits again after the user closed the share sheet, which opens once', async () => {
    let opened = 0
    const { send, confirm, state } = share({
      sheet: async () => {
        opened += 1
        return false
      },
    })
    await confirm()
    send({ type: 'share requested' })
    send({ type: 'share requested' })
    await turns(1)
    expect([opened, state()]).toEqual([1, { made: 'waiting' }])
  })

  it('can be downloaded, after which something else can be made of it', async () => {
    const { send, confirm, downloads, state } = share()
    await confirm()
    send({ type: 'download requested' })
    expect([downloads(), state()]).toEqual([1, { made: 'handed over' }])
    send({ type: 'went back' })
    expect(state()).toEqual({ choosing: 'ready' })
    send({ type: 'closed' })
    expect(state()).toBe('closed')
  })
})
