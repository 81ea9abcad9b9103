import type { Locator } from '@playwright/test'

/**
 * Brings a link into view and clicks it before anything can move, which would make Playwright scroll once more.
 * Resolves with how far the page, or the dialog around the link, was scrolled: in pixels.
 */
export const clickInView = (link: Locator): Promise<number> =>
  link.evaluate((element) => {
    element.scrollIntoView({ block: 'center' })
    const scroller = element.closest('[data-scope=dialog][data-part=positioner]') ?? document.documentElement
    const top = Math.round(scroller.scrollTop)
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    return top
  })
