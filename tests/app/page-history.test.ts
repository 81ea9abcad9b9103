import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createPageHistory, type PageHistory, type ShownPage } from '#app/history/page-history.ts'
import { createHistoryBrowser } from '#tests/support/history-browser.ts'

let browser: ReturnType<typeof createHistoryBrowser>
let history: PageHistory
let shown: string[]
let stop: () => void

const addressOf = ({ location, navigationType }: ShownPage) =>
  `${navigationType} ${location.pathname}${location.search}`

const start = () => {
  let count = 0
  history = createPageHistory(browser.page, () => {
    count += 1
    return `key ${shown.length}.${count}`
  })
  stop = history.listen((page) => shown.push(addressOf(page)))
}

const open = (onClose = () => {}) => {
  const close = vi.fn(() => {
    left()
    onClose()
  })
  const left = history.openLayer(close)
  return { close, left }
}

beforeEach(() => {
  browser = createHistoryBrowser()
  shown = []
  start()
  history.push('/list')
  shown = []
})

describe('An open layer', () => {
  it('has one entry, with the key and the state of its page, and Back closes it without a navigation', () => {
    history.push('/movie', { from: 'list' })
    const { key, usr } = browser.page.history.state
    shown = []
    const { close } = open()
    browser.settle()
    expect(browser.addresses()).toEqual(['/', '/list', '/movie', '/movie'])
    expect(browser.page.history.state).toMatchObject({ key, usr, layer: 1 })
    browser.back()
    browser.settle()
    expect(close).toHaveBeenCalledOnce()
    expect([shown, browser.addresses()]).toEqual([[], ['/', '/list', '/movie']])
    expect(browser.pops).not.toHaveBeenCalled()
    browser.back()
    expect([shown, browser.pops.mock.calls.length]).toEqual([['POP /list'], 1])
  })

  it('that closes by itself leaves its entry, ten times without a step behind', () => {
    for (let time = 0; time < 10; time += 1) {
      const { left, close } = open()
      browser.settle()
      expect(browser.addresses()).toEqual(['/', '/list', '/list'])
      left()
      browser.settle()
      expect(browser.addresses()).toEqual(['/', '/list'])
      expect(close).not.toHaveBeenCalled()
    }
    expect(shown).toEqual([])
  })

  it('that is opened by one that closes takes over its entry', () => {
    const menu = open()
    browser.settle()
    const { entries } = browser
    menu.left()
    const dialog = open()
    browser.turn()
    expect([browser.addresses(), entries.length]).toEqual([['/', '/list', '/list'], 3])
    browser.back()
    expect([menu.close.mock.calls.length, dialog.close.mock.calls.length]).toEqual([0, 1])
  })

  it('that is opened while the last one is being left has an entry of its own, and stays open', () => {
    const menu = open()
    browser.settle()
    menu.left()
    browser.turn()
    const dialog = open()
    browser.settle()
    expect(dialog.close).not.toHaveBeenCalled()
    expect(browser.addresses()).toEqual(['/', '/list', '/list'])
  })

  it('closes alone: those below stay', () => {
    const form = open()
    const question = open()
    browser.settle()
    expect(browser.addresses()).toEqual(['/', '/list', '/list', '/list'])
    browser.back()
    browser.settle()
    expect([form.close.mock.calls.length, question.close.mock.calls.length]).toEqual([0, 1])
    browser.back()
    browser.settle()
    expect([form.close.mock.calls.length, browser.addresses()]).toEqual([1, ['/', '/list']])
  })

  it('that stays open at Back has its entry again', () => {
    const close = vi.fn()
    history.openLayer(close)
    browser.settle()
    browser.back()
    browser.settle()
    browser.back()
    expect(close).toHaveBeenCalledTimes(2)
    expect(shown).toEqual([])
  })

  it('does not let the browser scroll its page when it closes, other pages as before', () => {
    const { left } = open()
    browser.settle()
    // As the browser keeps it for each entry.
    expect(browser.scrolling()).toEqual(['auto', 'manual', 'manual'])
    left()
    browser.settle()
    expect(browser.scrolling()).toEqual(['auto', 'auto'])
    open()
    browser.settle()
    browser.back()
    expect(browser.restored).toEqual([])
    browser.settle()
    expect(browser.scrolling()).toEqual(['auto', 'auto'])
    open()
    browser.settle()
    history.push('/movie')
    expect(browser.scrolling()).toEqual(['auto', 'manual', 'auto'])
    browser.back()
    expect(browser.scrolling()).toEqual(['auto', 'auto'])
  })
})

describe('A navigation', () => {
  it('from inside a layer replaces its entry', () => {
    const { left } = open()
    browser.settle()
    history.push('/movie')
    left()
    browser.settle()
    expect([shown, browser.addresses()]).toEqual([['PUSH /movie'], ['/', '/list', '/movie']])
  })

  it('from inside the second of two layers leaves none of them behind', () => {
    const [first, second] = [open(), open()]
    browser.settle()
    history.push('/movie')
    second.left()
    first.left()
    browser.settle()
    expect([shown, browser.addresses()]).toEqual([['PUSH /movie'], ['/', '/list', '/movie']])
    expect([first.close.mock.calls.length, second.close.mock.calls.length]).toEqual([0, 0])
  })

  it('waits until the entry of a closed layer is left, in order', () => {
    const { left } = open()
    browser.settle()
    left()
    browser.turn()
    history.replace('/list?sort=year')
    history.push('/movie')
    expect(shown).toEqual([])
    browser.settle()
    expect(shown).toEqual(['REPLACE /list?sort=year', 'PUSH /movie'])
    expect(browser.addresses()).toEqual(['/', '/list?sort=year', '/movie'])
  })

  it('that replaces the address while a layer stays open holds for the page below it', () => {
    const { left, close } = open()
    browser.settle()
    history.replace('/list?sort=year', { kept: true })
    const { key } = browser.page.history.state
    browser.settle()
    expect(browser.addresses()).toEqual(['/', '/list', '/list?sort=year'])
    left()
    browser.settle()
    expect([close.mock.calls.length, browser.addresses()]).toEqual([0, ['/', '/list?sort=year']])
    expect(browser.page.history.state).toMatchObject({ key, usr: { kept: true }, layer: 0 })
    expect(shown).toEqual(['REPLACE /list?sort=year'])
  })

  it('back by some pages leaves the layers with them', () => {
    history.push('/movie')
    const { left } = open()
    browser.settle()
    shown = []
    history.go(-1)
    left()
    browser.settle()
    expect([shown, browser.addresses()]).toEqual([['POP /list'], ['/', '/list']])
  })

  it('that waits is dropped where the user was faster', () => {
    const { left } = open()
    browser.settle()
    left()
    browser.turn()
    history.replace('/list?sort=year')
    browser.page.history.go(-1)
    browser.back()
    browser.back()
    expect(browser.addresses()).toEqual(['/'])
    expect(shown.at(-1)).toBe('POP /')
  })

  it('is not held back for long by a step that the browser never takes', () => {
    history.go(-10)
    history.push('/movie')
    browser.arrive()
    expect(shown).toEqual([])
    browser.waitLong()
    expect(shown).toEqual([])
    for (let time = 0; time < 8; time += 1) browser.waitLong()
    expect(shown).toEqual(['PUSH /movie'])
  })

  it('is not made any more once the page has gone', () => {
    const { left } = open()
    browser.settle()
    left()
    browser.turn()
    history.push('/movie')
    stop()
    for (let time = 0; time < 9; time += 1) browser.waitLong()
    expect([browser.addresses(), browser.page.history.state.layer]).toEqual([['/', '/list', '/list'], 1])
  })

  it('is not made too early on a busy page, where all time has passed before it hears of a step', () => {
    const { left } = open()
    browser.settle()
    left()
    browser.turn()
    const next = open()
    browser.waitLong()
    browser.settle()
    expect([next.close.mock.calls.length, browser.addresses()]).toEqual([0, ['/', '/list', '/list']])
  })
})

describe('An entry without its layer is left backwards', () => {
  it('after Forward', () => {
    const { left } = open()
    browser.settle()
    left()
    browser.settle()
    browser.forward()
    expect(browser.addresses()).toEqual(['/', '/list', '/list'])
    browser.settle()
    expect([shown, browser.addresses()]).toEqual([[], ['/', '/list']])
  })

  it('after a reload, which keeps the address that was written last', () => {
    open()
    browser.settle()
    history.replace('/list?sort=year')
    shown = []
    start()
    browser.settle()
    expect([shown, browser.addresses()]).toEqual([[], ['/', '/list?sort=year']])
  })
})
