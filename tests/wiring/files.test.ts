import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserFiles } from '#wiring/root/browser-files.ts'

interface Browser {
  readonly isHandheld?: boolean
  readonly canShare?: boolean
  readonly share?: () => Promise<void>
}

const onBrowser = ({ isHandheld = true, canShare = true, share = async () => {} }: Browser) => {
  const shared: (readonly [name: string | undefined, type: string | undefined])[] = []
  const downloads: string[] = []
  vi.stubGlobal('matchMedia', () => ({ matches: isHandheld }))
  vi.stubGlobal('navigator', {
    canShare: () => canShare,
    share: ({ files: [file] = [] }: ShareData) => {
      shared.push([file?.name, file?.type])
      return share()
    },
  })
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:1'
    },
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push(this.download)
  })
  return { shared, downloads, files: browserFiles() }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('saving a file', () => {
  it.each([
    ['matinee-2026-01-05.json', 'application/json'],
    ['matinee-releases.ics', 'text/calendar'],
    ['matinee-left-out-2026-01-05.csv', 'text/csv'],
  ])('shares %s on a phone', async (name, type) => {
    const { files, shared, downloads } = onBrowser({})
    expect(await files.saveFile(name, 'text')).toBe(true)
    expect([shared, downloads]).toEqual([[[name, type]], []])
  })

  it.each([
    ['has a mouse', { isHandheld: false }],
    ['cannot share such a file', { canShare: false }],
  ])('downloads it where the browser %s', async (_, browser) => {
    const { files, shared, downloads } = onBrowser(browser)
    expect(await files.saveFile('a.json', '{}')).toBe(true)
    expect([shared, downloads]).toEqual([[], ['a.json']])
  })

  it('does not download it when the user closes the dialog', async () => {
    const closed = () => Promise.reject(new DOMException('Share canceled', 'AbortError'))
    const { files, downloads } = onBrowser({ share: closed })
    expect(await files.saveFile('a.json', '{}')).toBe(false)
    expect(downloads).toEqual([])
  })

  it('downloads it when the browser refuses to share it', async () => {
    const refused = () => Promise.reject(new DOMException('Permission denied', 'NotAllowedError'))
    const { files, downloads } = onBrowser({ share: refused })
    expect(await files.saveFile('a.json', '{}')).toBe(true)
    expect(downloads).toEqual(['a.json'])
  })
})

describe('sharing a file', () => {
  it('is possible with a mouse as well', async () => {
    const { files, shared } = onBrowser({ isHandheld: false })
    expect(files.canShareFile('year.png')).toBe(true)
    await files.shareFile('year.png', new Blob(['x'], { type: 'image/png' }))
    expect(shared).toEqual([['year.png', 'image/png']])
  })

  it('is not offered where the browser has no such dialog', () => {
    const { files } = onBrowser({})
    vi.stubGlobal('navigator', {})
    expect(files.canShareFile('year.png')).toBe(false)
  })
})
