import { describe, expect, it } from 'vitest'
import { createProviderLists } from '#stores/provider-lists.ts'
import { FakeStorage } from '#tests/support/fake-storage.ts'

const day = 24 * 60 * 60_000
const german = { region: 'DE', language: 'de-DE', source: 'tmdb' }
const key = 'watch-providers-DE-de-DE'
const services = [
  { id: 8, name: 'Netflix', logoPath: '/netflix.jpg', displayPriority: 0 },
  { id: 11, name: 'MUBI', logoPath: null, displayPriority: 5 },
]

const keeper = (storage: FakeStorage | undefined = new FakeStorage()) => {
  let time = Date.UTC(2026, 0, 1)
  const lists = createProviderLists({ storage, now: () => time })
  const pass = (milliseconds: number) => {
    time += milliseconds
  }
  return { lists, storage, pass }
}

describe("a region's list of services", () => {
  it('is kept with its time under the region and the language', () => {
    const { lists, storage } = keeper()
    lists.write(german, services)
    const kept = JSON.parse(storage?.getItem(key) ?? '')
    expect(kept).toEqual({ time: Date.UTC(2026, 0, 1), source: 'tmdb', providers: services })
  })

  it('is there for 24 hours, and not after', () => {
    const { lists, pass } = keeper()
    lists.write(german, services)
    pass(day - 1)
    expect(lists.read(german)).toEqual(services)
    pass(1)
    expect(lists.read(german)).toBe(null)
  })

  it.each([
    ['another region', { ...german, region: 'AT' }],
    ['another language', { ...german, language: 'en-US' }],
    ['the embedded catalogue', { ...german, source: 'demo' }],
  ])('does not serve %s', (_, of) => {
    const { lists } = keeper()
    lists.write(german, services)
    expect(lists.read(of)).toBe(null)
  })

  it.each([
    ['no JSON', '<html>'],
    ['no list', '{"time":1767225600000,"source":"tmdb"}'],
    ['a time to come', `{"time":1767225600001,"source":"tmdb","providers":[]}`],
    ['a row without a name', `{"time":1767225600000,"source":"tmdb","providers":[{"id":8,"displayPriority":1}]}`],
    [
      'an id that is none',
      `{"time":1767225600000,"source":"tmdb","providers":[{"id":"8/..","name":"x","displayPriority":1}]}`,
    ],
  ])('is asked for again when it is %s', (_, text) => {
    const storage = new FakeStorage([[key, text]])
    expect(keeper(storage).lists.read(german)).toBe(null)
  })

  it('loses a picture that is no path of the image host', () => {
    const row = '{"id":8,"name":"Netflix","logoPath":"//evil.example/x.png","displayPriority":0}'
    const storage = new FakeStorage([[key, `{"time":1767225600000,"source":"tmdb","providers":[${row}]}`]])
    expect(keeper(storage).lists.read(german)).toEqual([{ ...services[0], logoPath: null }])
  })

  it('is not missed where storage is refused', () => {
    const lists = createProviderLists({ storage: undefined, now: () => 0 })
    lists.write(german, services)
    expect(lists.read(german)).toBe(null)
  })
})
