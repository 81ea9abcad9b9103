import type { SnapshotFrom } from 'xstate'
import { isoTimeOf } from '#domain/values/instant.ts'
import { type SendingEvent, sendingToDeviceMachine } from '#machines/sending-to-device.ts'
import type { App } from '../app/app.ts'
import { createFlow, reporting } from '../app/create-flow.ts'
import type { FileContent } from '../app/files.ts'
import { useFlow } from '../app/use-flow.ts'
import { exchange } from '../devices/exchange.ts'
import { thenLook } from '../devices/shared-library.ts'

export type SendingSnapshot = SnapshotFrom<typeof sendingToDeviceMachine>
export type SendToSending = (event: SendingEvent) => void

const createSending = (app: App) => {
  const { files, platform, lazy, memory } = app
  let written: readonly [name: string, content: FileContent] | undefined
  let writtenAt = platform.now()
  const handOver = <Done>(how: (name: string, content: FileContent) => Done): Done => {
    if (!written) throw new Error('No file was written.')
    return how(...written)
  }
  /** The file is whole, so it is a copy outside this browser too. */
  const rememberCopy = () => {
    const time = isoTimeOf(writtenAt)
    if (time !== null) memory.lastExport.set(time)
  }
  return createFlow(app, sendingToDeviceMachine, undefined, {
    'write file': async (input) => {
      writtenAt = platform.now()
      const { name, content } = await reporting(app)(thenLook(app)(lazy.get(exchange).write(input)))
      written = [name, content]
      return { name, canBeShared: files.canShareFile(name) }
    },
    'share file': async () => {
      const isShared = await handOver(files.shareFile)
      if (isShared) rememberCopy()
      return isShared
    },
    'download file': () => {
      handOver(files.downloadFile)
      rememberCopy()
    },
  })
}

export const useSending = () => useFlow(createSending, undefined)
