import type { BrowserContext, Page } from '@playwright/test'

/** The browser's own folder in place of the picker, which no test can use. */
export const givenPicker = (context: BrowserContext) =>
  context.addInitScript(() => {
    const showDirectoryPicker = async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle('Cloud', { create: true })
    Object.assign(window, { showDirectoryPicker })
  })

type CarriedFile = readonly [name: string, text: string]

/** The files of a page's folder, their bytes as the letters of Latin-1. */
export const filesIn = (page: Page): Promise<readonly CarriedFile[]> =>
  page.evaluate(async () => {
    const cloud = await (await navigator.storage.getDirectory()).getDirectoryHandle('Cloud', { create: true })
    const folder = await cloud.getDirectoryHandle('matinee', { create: true })
    const files: (readonly [string, string])[] = []
    for await (const name of folder.keys()) {
      try {
        const file = await (await folder.getFileHandle(name)).getFile()
        const bytes = new Uint8Array(await file.arrayBuffer())
        files.push([name, Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')])
      } catch (error) {
        // The app may rename or delete a file that has just been listed.
        if (!(error instanceof DOMException && error.name === 'NotFoundError')) throw error
      }
    }
    return files
  })

/** As a cloud does, from one device to the other. */
export const carryFolder = async (
  from: Page,
  to: Page,
  isCarried: (name: string) => boolean = () => true,
): Promise<void> => {
  await to.evaluate(
    async (files) => {
      const cloud = await (await navigator.storage.getDirectory()).getDirectoryHandle('Cloud', { create: true })
      const folder = await cloud.getDirectoryHandle('matinee', { create: true })
      for (const [name, text] of files) {
        const file = await (await folder.getFileHandle(name, { create: true })).createWritable()
        await file.write(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))
        await file.close()
      }
    },
    (await filesIn(from)).filter(([name]) => isCarried(name)),
  )
}
