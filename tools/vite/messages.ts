import { join } from 'node:path'
import type { Plugin } from 'vite'
import { generateMessages } from '../messages.ts'

/** Writes the modules of the messages before anything imports them, and again when a language's file changes. */
export const messages = (): Plugin => ({
  name: 'messages',
  config: () => generateMessages(),
  configureServer: ({ watcher, config, ws }) => {
    const folder = join(config.root, 'messages')
    watcher.add(folder)
    watcher.on('change', (file) => {
      if (!file.startsWith(folder)) return
      try {
        generateMessages()
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        config.logger.error(message)
        ws.send({ type: 'error', err: { message, stack: '' } })
      }
    })
  },
})
