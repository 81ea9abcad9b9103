import type { Page } from '@playwright/test'

/** Each with a name. */
export const screens = [
  ['Home', '/'],
  ['Discover', '/discover?tab=genre'],
  ['the search tab', '/discover?tab=search'],
  ['the watchlist', '/watchlist'],
  ['the watched movies', '/watched'],
  ['collections', '/collections'],
  ['Settings', '/settings'],
  ['a movie', '/movie/348'],
  ['a person', '/person/578'],
] as const

/** What must have room for its text; the values of choices may end with an ellipsis. */
export const words = 'a, button, label, legend, fieldset > p, dt, dd, h1, h2, h3, h4, [role=tab]'

/** What overflows: the page itself, texts that are cut off or stand out of their buttons, and buttons that stand out. */
export const cutOff = (page: Page, read = `${words}, [role=combobox] *`) =>
  page.evaluate((words) => {
    const isWide = (element: Element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1
    const textOf = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect()
    }
    const cut = [...document.querySelectorAll(words)].filter(
      (element) => getComputedStyle(element).overflowX !== 'visible' && isWide(element),
    )
    const beyond = [...document.querySelectorAll('label')].filter((label) => {
      const field = label.parentElement?.getBoundingClientRect()
      return field && label.clientWidth > 1 && textOf(label).right > field.right + 1
    })
    const isIn = (inner: DOMRect, outer: DOMRect) => inner.left > outer.left - 1 && inner.right < outer.right + 1
    /** What cuts off whatever is outside of it, null where one can scroll to that. */
    const frameOf = ({ parentElement: parent }: Element): Element | null => {
      if (!parent) return document.documentElement
      const overflow = getComputedStyle(parent).overflowX
      if (overflow === 'visible') return frameOf(parent)
      return overflow === 'hidden' || overflow === 'clip' ? parent : null
    }
    const out = [...document.querySelectorAll('button:not([role=combobox]), [role=tab], [role=button]')].filter(
      (button) => {
        const box = button.getBoundingClientRect()
        const isShown = box.width > 1 && button.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        const frame = frameOf(button)?.getBoundingClientRect()
        return isShown && !(isIn(textOf(button), box) && (!frame || isIn(box, frame)))
      },
    )
    return [document.documentElement, ...cut]
      .filter(isWide)
      .concat(beyond, out)
      .map((element) =>
        element === document.documentElement ? 'the page' : element.getAttribute('aria-label') || element.textContent,
      )
  }, read)
