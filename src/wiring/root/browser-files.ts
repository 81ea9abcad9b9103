import type { FileContent, Files } from '../app/files.ts'

const types: Readonly<Record<string, string>> = {
  json: 'application/json',
  csv: 'text/csv',
  ics: 'text/calendar',
  png: 'image/png',
  txt: 'text/plain',
  zip: 'application/zip',
  html: 'text/html',
  matinee: 'application/octet-stream',
}

const fileOf = (name: string, content: FileContent): File =>
  new File([content], name, { type: types[name.split('.').at(-1) ?? ''] ?? '' })

const downloadFile: Files['downloadFile'] = (name, content) => {
  const url = URL.createObjectURL(fileOf(name, content))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read the blob only after the user has chosen where to save it.
  setTimeout(() => URL.revokeObjectURL(url), 600_000)
}

// An app on the home screen of iOS has no downloads, and those of a phone's browser are hard to find.
const isHandheld = (): boolean => matchMedia('(hover: none) and (pointer: coarse)').matches

/** The user closed the share sheet, or it is still open. */
const isClosed = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'AbortError' || error.name === 'InvalidStateError')

const shareText: Files['shareText'] = async ({ kind, text }) => {
  try {
    await navigator.share(kind === 'link' ? { url: text } : { text })
    return true
  } catch (error) {
    if (isClosed(error)) return false
    throw error
  }
}

export const browserFiles = (): Files => {
  const canShareFile: Files['canShareFile'] = (name) =>
    typeof navigator.canShare === 'function' && navigator.canShare({ files: [fileOf(name, '')] })
  const isSharingUsual: Files['isSharingUsual'] = (name) => canShareFile(name) && isHandheld()
  const shareFile: Files['shareFile'] = async (name, content) => {
    try {
      await navigator.share({ files: [fileOf(name, content)] })
    } catch (error) {
      if (isClosed(error)) return false
      downloadFile(name, content)
    }
    return true
  }
  return {
    downloadFile,
    canShareFile,
    isSharingUsual,
    shareFile,
    canShareText: () => typeof navigator.share === 'function',
    shareText,
    copyText: (text) => navigator.clipboard.writeText(text),
    saveFile: async (name, content) => {
      if (isSharingUsual(name)) return shareFile(name, content)
      downloadFile(name, content)
      return true
    },
  }
}
