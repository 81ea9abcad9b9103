import { runInThisContext } from 'node:vm'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Language, languages } from '#domain/movie/languages.ts'
import { oldBrowser } from '#messages/old-browser.ts'
import { compileInlined } from '#tools/vite/inlined-shell.ts'

let script = ''

beforeAll(async () => {
  script = (await compileInlined(process.cwd(), 'production')).get('src/old-browser.ts') ?? ''
})
beforeEach(() => {
  document.body.innerHTML = '<div id="root"><div class="shell"></div></div>'
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  document.body.replaceChildren()
})

/** A browser from before `AbortSignal.any`, in this language. */
const openInOldBrowser = (language: string) => {
  vi.stubGlobal('AbortSignal', class {})
  vi.stubGlobal('navigator', { language })
  runInThisContext(script)
  return document.querySelector('[role=alert]')
}
const said = (notice: Element | null) => [...(notice?.children ?? [])].map((line) => line.textContent)
const inWords = (language: Language) => [oldBrowser[language], 'Chrome 120, Edge 120, Firefox 124, Safari 17.4']

describe('a browser that cannot run the app', () => {
  it.each(languages)('is told so in %s', (language) => {
    expect(said(openInOldBrowser(language))).toEqual(inWords(language))
    expect(document.querySelector('.shell')).toBe(null)
  })

  it("is told so in the user's language, and in English when there is none of ours", () => {
    expect(said(openInOldBrowser('nl-BE'))).toEqual(inWords('en-US'))
    document.body.innerHTML = '<div id="root"></div>'
    localStorage.setItem('settings', '{"region":"US","language":"ja-JP"}')
    expect(said(openInOldBrowser('nl-BE'))).toEqual(inWords('ja-JP'))
  })

  it('does not start the app', () => {
    openInOldBrowser('en-US')
    expect(document.getElementById('root')).toBe(null)
  })

  it('lacks what the app needs: others are told nothing', () => {
    vi.stubGlobal('AbortSignal', class extends AbortSignal {})
    runInThisContext(script)
    expect(document.querySelector('[role=alert]')).toBe(null)
    expect(document.querySelector('.shell')).not.toBe(null)
  })

  it('can parse the notice, which has none of the syntax that came after 2015', () => {
    expect(script).toContain('localStorage')
    expect(script).not.toMatch(/\?\.[a-z[(]|\?\?|\basync\b|catch\s*\{|\.\.\.|\*\*/)
  })
})
