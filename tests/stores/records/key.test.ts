import { describe, expect, it } from 'vitest'
import type { Operation } from '#stores/records/record-state.ts'
import { createRecords } from '#stores/records/records.ts'
import { adding } from '../library-language.ts'
import { SimulatedBrowser } from '../simulated-browser.ts'
import stored from './stored-by-schema-1.json' with { type: 'json' }
import { open } from './visits.ts'

const key = '0123456789abcdef0123456789abcdef'
const token = 'eyJhbGciOiJIUzI1NiJ9.eyJhdWQiOiJtYXRpbmVlIn0.c2lnbmF0dXJl'

const setting =
  (apiKey: string): Operation =>
  (library) => ({ ...library, settings: { ...library.settings, apiKey } })

/** The local storage keys whose text contains a secret. */
const keysContaining = (browser: SimulatedBrowser, secret: string) =>
  [...browser.texts].filter(([, text]) => text.includes(secret)).map(([name]) => name)

const withoutDatabase = () => {
  const browser = new SimulatedBrowser()
  browser.database = undefined
  return browser
}

describe('the API key, without a database', () => {
  it('is only in the settings', async () => {
    const browser = withoutDatabase()
    const { records, tab } = open(browser)
    void records.change(setting(key))
    await browser.settle()
    expect(keysContaining(browser, key)).toEqual(['settings'])
    void records.change(adding(1))
    tab.hide()
    await browser.settle()
    expect(keysContaining(browser, key)).toEqual(['settings'])
  })

  it('is nowhere once it was removed, even if an earlier version stored it next to the lists', async () => {
    const browser = withoutDatabase()
    for (const [name, text] of Object.entries(stored.localStorageOnly.texts)) browser.texts.set(name, text)
    const old = 'k'.repeat(32)
    expect(keysContaining(browser, old)).toEqual(['settings', 'records-revision'])
    const { records } = open(browser)
    void records.change(setting(''))
    await browser.settle()
    expect(keysContaining(browser, old)).toEqual([])
  })

  it('reaches a tab that changes another setting at the same time', async () => {
    const browser = withoutDatabase()
    const tabs = [open(browser), open(browser)]
    const [one, other] = tabs
    void one?.records.change(setting(key))
    void other?.records.change((library) => ({ ...library, settings: { ...library.settings, theme: 'dark' } }))
    for (const { tab } of tabs) tab.paint()
    await browser.settle()
    const settings = { apiKey: key, theme: 'dark' }
    expect(tabs.map(({ records }) => records.library().settings)).toEqual([
      expect.objectContaining(settings),
      expect.objectContaining(settings),
    ])
    expect(keysContaining(browser, key)).toEqual(['settings'])
  })

  it('reaches a tab that has a database', async () => {
    const browser = new SimulatedBrowser()
    const one = open(browser)
    await browser.settle()
    const { database } = browser
    browser.database = undefined
    const tab = browser.openTab(() => 0.2)
    const other = { tab, records: createRecords(tab.world) }
    browser.database = database
    void other.records.change(setting(key))
    await browser.settle()
    void one.records.change(adding(1))
    await browser.settle()
    expect([one, other].map(({ records }) => records.library().settings.apiKey)).toEqual([key, key])
    void other.records.change(setting(''))
    await browser.settle()
    expect([one, other].map(({ records }) => records.library().settings.apiKey)).toEqual(['', ''])
    expect(keysContaining(browser, key)).toEqual([])
  })
})

describe('unreadable settings', () => {
  const damaged = [
    ['another field is bad', `{"apiKey":"${key}","region":7}`, '{"apiKey":"","region":7}'],
    ['the text ends early', `{"theme":"dark","apiKey":"${key.slice(0, 20)}`, '{"theme":"dark","apiKey":""'],
    ['the field of a v4 token lost its name', `{"theme":7,"api":"${token}"}`, '{"theme":7,"api":""}'],
    ['only the key is left', `{{${key}`, '{{'],
  ]

  it.each(damaged)('are backed up without the API key when %s', async (_, text, expected) => {
    const browser = withoutDatabase()
    browser.texts.set('settings', text)
    open(browser)
    await browser.settle()
    expect(browser.texts.get('settings.corrupt-1790000000000')).toBe(expected)
  })

  it('lose the API key even if an earlier version backed them up', async () => {
    const browser = new SimulatedBrowser()
    browser.texts.set('settings.corrupt-1780000000000', `{"apiKey":"${key}","region":7}`)
    open(browser)
    await browser.settle()
    expect(browser.texts.get('settings.corrupt-1780000000000')).toBe('{"apiKey":"","region":7}')
  })
})
