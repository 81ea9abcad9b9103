import { createPath, type Location, NavigationType, type Navigator, parsePath, type To } from 'react-router-dom'
import { isObject } from '#domain/values/schema.ts'
import type { OpenLayer } from '#ui/hooks/use-layer.ts'

/** What is needed of the window. */
export interface HistoryWindow {
  readonly history: Pick<History, 'state' | 'go' | 'pushState' | 'replaceState' | 'scrollRestoration'>
  readonly location: Pick<Window['location'], 'href' | 'pathname' | 'search' | 'hash' | 'assign'>
  addEventListener(type: 'popstate', follow: (event: Event) => void): void
  removeEventListener(type: 'popstate', follow: (event: Event) => void): void
  setTimeout(run: () => void, ms: number): number
  clearTimeout(timer: number): void
}

export interface ShownPage {
  readonly location: Location<unknown>
  readonly navigationType: NavigationType
}

export interface PageHistory extends Navigator {
  readonly shown: () => ShownPage
  /** One listener, told of every other page. Returns how to stop. */
  readonly listen: (show: (page: ShownPage) => void) => () => void
  readonly openLayer: OpenLayer
}

interface Layer {
  readonly close: () => void
  readonly page: string
}

/** The state of a history entry: `usr` and `key` are the router's. */
interface Entry {
  readonly usr: unknown
  readonly key: string
  /** Which page it belongs to: replacing its address keeps it. Null where something else made the entry. */
  readonly page: string | null
  /** How many layers are open over the page. */
  readonly layer: number
}

const entryFrom = (state: unknown): Entry => {
  const { usr = null, key, page, layer } = isObject(state) ? state : {}
  return {
    usr,
    key: typeof key === 'string' ? key : 'default',
    page: typeof page === 'string' ? page : null,
    layer: typeof layer === 'number' && layer > 0 ? layer : 0,
  }
}

/**
 * Steps that the browser never takes, such as those beyond its first entry, must not block all others. Many short waits: a busy
 * page would let one long wait end before it hears of a step that was taken.
 */
const waits = { ms: 250, count: 8 }

/**
 * The browser's history for the router, in which each open layer (a menu, a sheet, a dialog) has an entry above its page's, so
 * that Back closes it. While a closed layer's entry is being left, navigations wait.
 */
export const createPageHistory = (browser: HistoryWindow, newKey: () => string): PageHistory => {
  const { history } = browser
  let layers: readonly Layer[] = []
  let waiting: (() => void)[] = []
  /** Steps on their way: from layers to their page, or to another page. */
  let steps: { readonly to: 'own page' | 'other page'; readonly timer: number } | null = null
  let notify: ((page: ShownPage) => void) | null = null
  let isReconciling = false
  let page = ''
  let shown: ShownPage

  const entry = () => entryFrom(history.state)
  const layersHere = () => layers.filter((layer) => layer.page === page)
  const stateAt = (layer: number): Entry => ({ usr: shown.location.state, key: shown.location.key, page, layer })
  /**
   * From a layer, the browser would put its page where that was scrolled when the layer opened, and on iOS to the top, since a
   * dialog holds the page there.
   */
  const setScrolling = (layer: number) => {
    history.scrollRestoration = layer === 0 ? 'auto' : 'manual'
  }
  const rewrite = (layer: number) => history.replaceState(stateAt(layer), '', createPath(shown.location))
  const addLayer = (layer: number) => {
    setScrolling(layer)
    history.pushState(stateAt(layer), '')
    setScrolling(layer)
  }

  const read = (navigationType: NavigationType) => {
    const { usr, key, page: known, layer } = entry()
    const { pathname, search, hash } = browser.location
    page = known ?? newKey()
    shown = { location: { pathname, search, hash, state: usr, key }, navigationType }
    if (known === null) rewrite(layer)
    setScrolling(layer)
  }

  const settle = () => {
    if (steps) browser.clearTimeout(steps.timer)
    steps = null
    while (!steps && waiting.length > 0) waiting.shift()?.()
    reconcileSoon()
  }

  const step = (to: 'own page' | 'other page', count: number) => {
    const wait = (left: number) => {
      const goOn = () => {
        if (left > 1) {
          wait(left - 1)
          return
        }
        if (to === 'own page') rewrite(0)
        settle()
      }
      steps = { to, timer: browser.setTimeout(goOn, waits.ms) }
    }
    wait(waits.count)
    history.go(count)
  }

  /** Once a layer that closes has had the time to open the next one. */
  const reconcileSoon = () => {
    if (isReconciling) return
    isReconciling = true
    browser.setTimeout(() => {
      isReconciling = false
      if (!notify || steps) return
      const { layer } = entry()
      // Not while the browser is told of a step: WebKit decides after that what it does with the page's position.
      setScrolling(layer)
      const open = layersHere().length
      if (layer > open) step('own page', open - layer)
      for (let next = layer + 1; next <= open; next += 1) addLayer(next)
    }, 0)
  }

  const whenSettled = (run: () => void) => {
    if (steps) waiting.push(run)
    else run()
  }

  const show = (navigationType: NavigationType, to: To, state: unknown) => {
    const { pathname, search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to
    const location = { pathname: pathname ?? browser.location.pathname, search, hash, state, key: newKey() }
    shown = { location, navigationType }
  }

  const push = (to: To, state: unknown = null) => {
    const { layer } = entry()
    if (layer > 1) {
      // It takes the place of the first layer.
      step('own page', 1 - layer)
      waiting.unshift(() => push(to, state))
      return
    }
    show(NavigationType.Push, to, state)
    setScrolling(0)
    page = newKey()
    if (layer === 1) rewrite(0)
    else {
      try {
        history.pushState(stateAt(0), '', createPath(shown.location))
      } catch {
        // Safari allows a hundred in half a minute.
        browser.location.assign(createPath(shown.location))
      }
    }
    notify?.(shown)
  }

  const replace = (to: To, state: unknown = null) => {
    show(NavigationType.Replace, to, state)
    // The entries below a layer's follow as soon as the browser is back at them.
    rewrite(entry().layer)
    notify?.(shown)
  }

  const go = (count: number) => {
    const { layer } = entry()
    if (count < 0) step('other page', count - layer)
    else history.go(count)
  }

  const follow = (event: Event) => {
    const target = entry()
    if (target.page === page) {
      event.stopImmediatePropagation()
      if (target.key !== shown.location.key) rewrite(target.layer)
      if (!steps) for (const layer of layersHere().slice(target.layer).reverse()) layer.close()
    } else {
      // The user was faster: what waits was meant for the page that they left.
      if (steps?.to === 'own page') waiting = []
      read(NavigationType.Pop)
      notify?.(shown)
    }
    settle()
  }

  read(NavigationType.Pop)
  return {
    shown: () => shown,
    listen: (next) => {
      notify = next
      browser.addEventListener('popstate', follow)
      reconcileSoon()
      return () => {
        notify = null
        browser.removeEventListener('popstate', follow)
        // A step that is still on its way is nobody's any more.
        if (steps) browser.clearTimeout(steps.timer)
        steps = null
        waiting = []
      }
    },
    openLayer: (close) => {
      const layer = { close, page }
      layers = [...layers, layer]
      reconcileSoon()
      return () => {
        layers = layers.filter((other) => other !== layer)
        reconcileSoon()
      }
    },
    push: (to, state) => whenSettled(() => push(to, state)),
    replace: (to, state) => whenSettled(() => replace(to, state)),
    go: (count) => whenSettled(() => go(count)),
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    encodeLocation: (to) => {
      const href = typeof to === 'string' ? to : createPath(to)
      const { pathname, search, hash } = new URL(href.replace(/ $/, '%20'), browser.location.href)
      return { pathname, search, hash }
    },
  }
}
