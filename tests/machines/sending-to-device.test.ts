import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { type FileRequest, sendingToDeviceMachine, type WrittenFile } from '#machines/sending-to-device.ts'
import { turns } from '#tests/support/turns.ts'

interface Answers {
  readonly write?: () => Promise<WrittenFile>
  readonly share?: () => Promise<boolean>
}

const name = 'matinee-laptop.matinee'

const open = ({ write, share = async () => true }: Answers = {}) => {
  const requests: FileRequest[] = []
  let downloads = 0
  const machine = sendingToDeviceMachine.provide({
    actors: {
      'write file': fromPromise<WrittenFile, FileRequest>(({ input }) => {
        requests.push(input)
        return write ? write() : Promise.resolve({ name, canBeShared: false })
      }),
      'share file': fromPromise<boolean, undefined>(share),
    },
    actions: {
      'download file': () => {
        downloads += 1
      },
    },
  })
  const actor = createActor(machine).start()
  return {
    send: async (...events: readonly Parameters<typeof actor.send>[0][]) => {
      for (const event of events) {
        actor.send(event)
        await turns(1)
      }
      return actor.getSnapshot().value
    },
    requests,
    downloads: () => downloads,
    context: () => actor.getSnapshot().context,
  }
}

const sharable = async () => ({ name, canBeShared: true })

describe('sending to a device', () => {
  it('writes an open file without a key unless asked otherwise, and downloads it where it cannot be shared', async () => {
    const person = open()
    expect(await person.send({ type: 'confirmed', passphrase: '' })).toBe('handed over')
    expect(person.requests).toEqual([{ passphrase: null, includesKey: false }])
    expect([person.downloads(), person.context().fileName]).toEqual([1, name])
    expect(await person.send({ type: 'closed' })).toBe('closed')
  })

  it('seals with a passphrase of at least eight characters, and keeps none in its context', async () => {
    const person = open()
    await person.send({ type: 'sealing answered', isSealed: true }, { type: 'key answered', includesKey: true })
    expect(await person.send({ type: 'confirmed', passphrase: 'seven77' })).toEqual({ asking: 'ready' })
    expect(await person.send({ type: 'confirmed', passphrase: 'eight888' })).toBe('handed over')
    expect(person.requests).toEqual([{ passphrase: 'eight888', includesKey: true }])
    expect(JSON.stringify(person.context())).not.toContain('eight888')
  })

  it('puts no key into an open file, whatever was answered before', async () => {
    const person = open()
    await person.send(
      { type: 'key answered', includesKey: true },
      { type: 'sealing answered', isSealed: true },
      { type: 'key answered', includesKey: true },
      { type: 'sealing answered', isSealed: false },
      { type: 'confirmed', passphrase: 'eight888' },
    )
    expect(person.requests).toEqual([{ passphrase: null, includesKey: false }])
  })

  it('keeps the options when the file could not be written, and tries again', async () => {
    let failures = 1
    const person = open({
      write: async () => {
        if (failures-- > 0) throw new Error('The worker ended.')
        return { name, canBeShared: false }
      },
    })
    await person.send({ type: 'sealing answered', isSealed: true })
    expect(await person.send({ type: 'confirmed', passphrase: 'eight888' })).toEqual({ asking: 'failed' })
    expect(person.context().options.isSealed).toBe(true)
    expect(await person.send({ type: 'confirmed', passphrase: 'eight888' })).toBe('handed over')
  })

  it('shares after a click, which may be dismissed', async () => {
    const answers = [false, true]
    const person = open({ write: sharable, share: async () => answers.shift() ?? false })
    expect(await person.send({ type: 'confirmed', passphrase: '' })).toEqual({ 'ready to share': 'waiting' })
    expect(await person.send({ type: 'share requested' })).toEqual({ 'ready to share': 'waiting' })
    expect(await person.send({ type: 'share requested' })).toBe('handed over')
    expect(person.downloads()).toBe(0)
  })

  it('offers the download when the browser refuses to share', async () => {
    const person = open({ write: sharable, share: () => Promise.reject(new Error('NotAllowedError')) })
    await person.send({ type: 'confirmed', passphrase: '' })
    expect(await person.send({ type: 'share requested' })).toEqual({ 'ready to share': 'refused' })
    expect(await person.send({ type: 'download requested' })).toBe('handed over')
    expect(person.downloads()).toBe(1)
  })
})
