import type { Page } from '@playwright/test'
import type { Language } from '#domain/movie/languages.ts'
import { allMessages } from '../i18n/all-messages.ts'
import { linesOf, said } from '../i18n/lines.ts'

/** Everything on a page that a user reads or hears: texts, names, placeholders, titles. Not what is marked as English. */
const textsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
      if (node instanceof Element) {
        for (const name of ['aria-label', 'aria-valuetext', 'placeholder', 'title', 'alt', 'data-tooltip'])
          found.add(node.getAttribute(name) ?? '')
      } else if (!node.parentElement?.closest('script, style, noscript, body [lang=en-US]'))
        found.add(node.textContent ?? '')
    }
    return [...found].map((text) => text.trim()).filter(Boolean)
  })

/** The texts on a page that are English messages and no messages of the language. */
export const englishOn = async (page: Page, language: Language): Promise<readonly string[]> => {
  const fixed = (messages: object) => linesOf(messages).filter(({ value }) => typeof value === 'string')
  const own = new Set(fixed(await allMessages(language)).map((line) => said(line)))
  const foreign = new Set(
    fixed(await allMessages('en-US'))
      .map((line) => said(line))
      .filter((text) => !own.has(text)),
  )
  return (await textsOn(page)).filter((text) => foreign.has(text))
}

declare global {
  interface Window {
    /** Every text that the page has shown, in order. */
    everSaid?: string[]
    /** The languages of the document since its body exists. */
    everLang?: string[]
  }
}

/** Records every text that the page shows, from its start. */
export const noteTexts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const said: string[] = []
    const langs: string[] = []
    window.everSaid = said
    window.everLang = langs
    const note = () => {
      if (!document.body) return
      if (langs.at(-1) !== document.documentElement.lang) langs.push(document.documentElement.lang)
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent?.trim() ?? ''
        if (text && !node.parentElement?.closest('script, style, noscript') && !said.includes(text)) said.push(text)
      }
    }
    new MutationObserver(note).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    })
  })
}
