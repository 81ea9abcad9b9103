import { expect, onTestFinished, vi } from 'vitest'

/** Browser APIs that jsdom lacks, for the running test. The test fails if anything is logged with console.error. */
const pxPerRem = 16

/** `(min-width: 48rem)` and `(max-width: 47.99rem)`; any other query has no width. */
const isOfWidth = (query: string, width: number): boolean => {
  const [, end, rem] = /^\((min|max)-width: ([\d.]+)rem\)$/.exec(query) ?? []
  const limit = Number(rem) * pxPerRem
  return end === 'min' ? width >= limit : end === 'max' && width <= limit
}

const laptopWidth = 1440

/** `width` of the window in pixels; `isTouched` where nothing hovers; `isAllInView` where nobody needs to scroll. */
export const fakeBrowserParts = (width = laptopWidth, isTouched = false, isAllInView = false) => {
  const listeners = new Set<() => void>()
  let present = width
  const system = {
    isLight: false,
    /** Changes the theme of the system. */
    turn: (isLight: boolean) => {
      system.isLight = isLight
      for (const listener of listeners) listener()
    },
    /** Makes the window as many pixels wide. */
    resize: (to: number) => {
      present = to
      for (const listener of listeners) listener()
    },
  }
  const scrolls: unknown[] = []
  const media = (query: string) => ({
    get matches() {
      if (query === '(hover: none)') return isTouched
      return (query.includes('light') && system.isLight) || isOfWidth(query, present)
    },
    addEventListener: (_: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => void listeners.delete(listener),
  })
  const before = { matchMedia: window.matchMedia, scrollTo: window.scrollTo }
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {}
  const logged: unknown[] = []
  const log = vi.spyOn(console, 'error').mockImplementation((...args) => {
    // jsdom does not support the <search> element yet.
    if (args[1] !== 'search') logged.push(args)
  })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly onChange: (entries: readonly { readonly isIntersecting: boolean }[]) => void
      constructor(onChange: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        this.onChange = onChange
      }
      observe() {
        if (isAllInView) this.onChange([{ isIntersecting: true }])
      }
      disconnect() {}
    },
  )
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  Object.assign(Element.prototype, { scrollTo: () => {} })
  Object.assign(window, { matchMedia: media, scrollTo: (to: unknown) => void scrolls.push(to) })
  onTestFinished(() => {
    log.mockRestore()
    expect(logged).toEqual([])
    vi.unstubAllGlobals()
    Object.assign(window, before)
    Object.assign(Element.prototype, { scrollTo: undefined })
    for (const attribute of ['lang', 'data-theme']) document.documentElement.removeAttribute(attribute)
  })
  return { system, scrolls }
}
