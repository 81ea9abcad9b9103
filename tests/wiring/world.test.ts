import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserWorld } from '#wiring/root/browser-world.ts'

const world = () => browserWorld({ apiKey: '', baseUrl: '', imageUrl: '' }, async () => {})

const setHidden = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  window.localStorage.clear()
})

/** Subscribes, calls `happen` once before and once after unsubscribing, and returns what the listener received. */
const heard = (listen: (hear: (...what: unknown[]) => void) => () => void, happen: () => void): readonly unknown[] => {
  const all: unknown[] = []
  const stop = listen((...what) => void all.push(...(what.length > 0 ? what : ['something'])))
  happen()
  stop()
  happen()
  return all
}

const onWindow = (type: string) => (): void => {
  window.dispatchEvent(new Event(type))
}
const onDocument = (type: string) => (): void => {
  document.dispatchEvent(new Event(type))
}

const storageEvent = (key: string | null, storageArea: Storage) => () =>
  void window.dispatchEvent(new StorageEvent('storage', { key, storageArea }))

describe('the world of the browser', () => {
  it.each([['watchlist'], [null]])('reports that another tab changed local storage: %s', (key) => {
    expect(heard(world().onStorage, storageEvent(key, window.localStorage))).toEqual([key])
  })

  it('does not report changes of session storage', () => {
    expect(heard(world().onStorage, storageEvent('watchlist', window.sessionStorage))).toEqual([])
  })

  it.each([
    ['the page is left', onWindow('pagehide'), false, [1, 0]],
    ['the page is restored', onWindow('pageshow'), false, [0, 1]],
    ['the window receives the focus', onWindow('focus'), false, [0, 1]],
    ['the page is hidden', onDocument('visibilitychange'), true, [1, 0]],
    ['the page becomes visible again', onDocument('visibilitychange'), false, [0, 1]],
  ] as const)('notices when %s', (_, happen, hidden, expected) => {
    setHidden(hidden)
    const { onHide, onShow } = world()
    expect([heard(onHide, happen).length, heard(onShow, happen).length]).toEqual(expected)
  })

  it('runs a timer once, unless it is stopped', () => {
    vi.useFakeTimers()
    const ran: string[] = []
    world().timeout(() => ran.push('one'), 100)
    const stop = world().timeout(() => ran.push('two'), 100)
    stop()
    vi.advanceTimersByTime(99)
    expect(ran).toEqual([])
    vi.advanceTimersByTime(1_000)
    expect(ran).toEqual(['one'])
  })

  it.each([
    ['the next frame', false],
    ['a timeout on a hidden page, which has no frames', true],
  ])('runs a task after %s', (_, hidden) => {
    setHidden(hidden)
    vi.useFakeTimers()
    const frames: FrameRequestCallback[] = []
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame))
    const ran: string[] = []
    world().afterPaint(() => ran.push('task'))
    vi.runAllTimers()
    expect([frames.length, ran]).toEqual(hidden ? [0, ['task']] : [1, []])
    for (const frame of frames) frame(0)
    expect(ran).toEqual(hidden ? ['task'] : [])
    vi.runAllTimers()
    expect(ran).toEqual(['task'])
  })

  it('runs a task when the page is idle, after a second, unless it is stopped', () => {
    vi.useFakeTimers()
    const idle: (() => void)[] = []
    vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task))
    vi.stubGlobal('cancelIdleCallback', () => idle.pop())
    const ran: string[] = []
    world().whenIdle(() => ran.push('task'))
    vi.advanceTimersByTime(999)
    expect(idle).toEqual([])
    vi.advanceTimersByTime(1)
    for (const task of idle.splice(0)) task()
    expect(ran).toEqual(['task'])
    world().whenIdle(() => ran.push('stopped'))()
    const stop = world().whenIdle(() => ran.push('stopped later'))
    vi.advanceTimersByTime(1000)
    stop()
    expect(idle).toEqual([])
  })

  it('works without a storage to which the browser denies access', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    expect(world().storage).toBe(undefined)
    expect(world().session).toBe(window.sessionStorage)
  })

  it.each([
    [new Date(2026, 0, 5, 0, 0), '2026-01-05'],
    [new Date(2026, 11, 31, 23, 59), '2026-12-31'],
  ])('returns the local date: %s', (time, date) => {
    vi.useFakeTimers({ now: time })
    expect(world().today()).toBe(date)
  })

  it('downloads a text, and keeps it until the user has had time to choose a location', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const blobs: Blob[] = []
    const revoked: string[] = []
    const downloads: (readonly [string, string])[] = []
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`
        static override revokeObjectURL = (url: string) => void revoked.push(url)
      },
    )
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      downloads.push([this.download, this.href])
    })
    expect(await world().saveFile('matinee-2026-01-05.json', '{"title":"🦖"}')).toBe(true)
    expect(downloads).toEqual([['matinee-2026-01-05.json', 'blob:1']])
    expect(blobs.map(({ type, size }) => [type, size])).toEqual([['application/json', 16]])
    vi.advanceTimersByTime(60_000)
    expect(revoked).toEqual([])
    vi.advanceTimersByTime(600_000)
    expect(revoked).toEqual(['blob:1'])
    vi.unstubAllGlobals()
  })

  it('has no storage manager when the browser has none', () => {
    expect(world().storageManager).toBe(undefined)
  })

  it('logs an error to the console', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const error = new Error('full')
    world().report(error)
    expect(log.mock.calls).toEqual([[error]])
  })
})
