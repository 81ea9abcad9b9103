import { expect } from './fixtures.ts'
import type { Visitor } from './visitor.ts'

/**
 * Runs in the page: each text that is cut off, outside of the page, broken within a word or under another text, and what
 * scrolls sideways without being a row that is meant to.
 */
const textFaults = (): readonly string[] => {
  const faults: string[] = []
  const width = document.documentElement.clientWidth
  const shown = { opacityProperty: true, visibilityProperty: true }
  const scope = [...document.querySelectorAll('[role=dialog]')].filter((each) => each.checkVisibility()).at(-1)
  const within = scope ?? document.body
  const scrolls = (element: Element, overflow: string, content: number, room: number) =>
    (overflow === 'auto' || overflow === 'scroll') && content > room + 1 && element.clientWidth > 2
  const ancestors = (element: Element): Element[] =>
    element.parentElement && element.parentElement !== document.body
      ? [element, ...ancestors(element.parentElement)]
      : [element]

  for (const element of [document.documentElement, ...within.querySelectorAll('*')]) {
    const { overflowX, overflowY } = getComputedStyle(element)
    const isPage = element === document.documentElement
    const isTall = isPage || scrolls(element, overflowY, element.scrollHeight, element.clientHeight)
    if (!isTall || element.scrollWidth <= element.clientWidth + 1) continue
    if (isPage || scrolls(element, overflowX, element.scrollWidth, element.clientWidth))
      faults.push(`sideways: ${element.tagName} ${element.scrollWidth} of ${element.clientWidth}`)
  }

  const range = document.createRange()
  const texts: { words: string; element: Element; layer: unknown; boxes: DOMRect[] }[] = []
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent ?? ''
    if (!element || text.trim() === '' || element.closest('svg, option, script, style, title, noscript')) continue
    if (!element.checkVisibility(shown)) continue
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (box.width < 2 || box.height < 2) continue
    const words = text.trim().slice(0, 40)
    let layer: Element | null = null
    let scroller: Element | null = null
    let cut = ''
    let lastLine = Number.POSITIVE_INFINITY
    let isHidden = false
    for (const around of ancestors(element)) {
      const style = getComputedStyle(around)
      const edge = around.getBoundingClientRect()
      if (style.clip === 'rect(0px, 0px, 0px, 0px)' || edge.width <= 2) isHidden = true
      if (style.position === 'fixed' || style.position === 'sticky') layer ??= around
      if (scroller) continue
      const scrollsAcross = scrolls(around, style.overflowX, around.scrollWidth, around.clientWidth)
      if (scrollsAcross || scrolls(around, style.overflowY, around.scrollHeight, around.clientHeight)) scroller = around
      else if (style.overflowX !== 'visible' && (box.right > edge.right + 2 || box.left < edge.left - 2)) cut = 'across'
      // A title on a wide page has two lines at most, and its link says all of it.
      else if (style.webkitLineClamp !== 'none') lastLine = Math.min(lastLine, edge.bottom + 3)
      else if (style.overflowY !== 'visible' && (box.bottom > edge.bottom + 3 || box.top < edge.top - 3)) cut = 'below'
    }
    if (isHidden) continue
    if (cut !== '') faults.push(`cut ${cut}: ${words}`)
    if (cut !== '') continue
    if (!scroller && (box.right > width + 1 || box.left < -1)) faults.push(`outside: ${words}`)
    for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const lines = new Set(
        [...range.getClientRects()].filter((each) => each.width > 1).map(({ top }) => Math.round(top)),
      )
      // A long word may be divided by syllables.
      if (lines.size > 1 && word.length < 9) faults.push(`broken: ${word} in ${words}`)
    }
    range.selectNodeContents(node)
    texts.push({
      words,
      element,
      layer: scroller ?? layer,
      boxes: [...range.getClientRects()].filter(({ bottom }) => bottom <= lastLine),
    })
  }

  const isOver = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > Math.min(one.height, other.height) * 0.35
  for (const [index, one] of texts.entries())
    for (const other of texts.slice(index + 1)) {
      if (one.element === other.element || one.layer !== other.layer) continue
      if (one.boxes.some((box) => other.boxes.some((its) => isOver(box, its))))
        faults.push(`under another: ${one.words}, ${other.words}`)
    }
  return [...new Set(faults)]
}

/** The browser's own setting of text twice as large, which pages measure in `rem` follow. */
export const givenLargeText = async ({ page }: Visitor): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}

/** Expects every text on the current page to be readable as a whole. */
export const judgeText = async ({ page }: Visitor, name: string): Promise<void> => {
  await expect.poll(() => page.evaluate(textFaults), name).toEqual([])
}
