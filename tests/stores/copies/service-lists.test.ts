import { describe, expect, it } from 'vitest'
import { createServiceLists } from '#stores/copies/service-lists.ts'
import { FakeStorage } from '#tests/support/fake-storage.ts'

const day = 24 * 60 * 60_000
const german = { region: 'DE', language: 'de-DE', source: 'tmdb' }
const key = 'watch-providers-DE-de-DE'
const services = [
  { id: 8, name: 'Netflix', logoPath: '/netflix.jpg', displayPriority: 0 },
  { id: 11, name: 'MUBI', logoPath: null, displayPriority: 5 },
]

const cachedIn = (storage: FakeStorage | undefined = new FakeStorage()) => {
  let time = Date.UTC(2026, 0, 1)
  const lists = createServiceLists({ storage, now: () => time })
  const pass = (milliseconds: number) => {
    time += milliseconds
  }
  return { lists, storage, pass }
}

describe('the kept services of a region', () => {
  it('are stored with the time by region and language', () => {
    const { lists, storage } = cachedIn()
    lists.write(german, services)
    const kept = JSON.parse(storage?.getItem(key) ?? '')
    expect(kept).toEqual({ time: Date.UTC(2026, 0, 1), source: 'tmdb', providers: services })
  })

  it('expire after 24 hours', () => {
    const { lists, pass } = cachedIn()
    lists.write(german, services)
    pass(day - 1)
    expect(lists.read(german)).toEqual(services)
    pass(1)
    expect(lists.read(german)).toBe(null)
  })

  it('are not kept for more than 180 days, not even for when nobody answers', () => {
    const { lists, pass } = cachedIn()
    lists.write(german, services)
    pass(180 * day - 1)
    expect(lists.readOld(german)).toEqual(services)
    pass(1)
    expect(lists.readOld(german)).toBe(null)
  })

  it.each([
    ['another region', { ...german, region: 'AT' }],
    ['another language', { ...german, language: 'en-US' }],
    ['the embedded catalog', { ...german, source: 'demo' }],
  ])('are not used for %s', (_, of) => {
    const { lists } = cachedIn()
    lists.write(german, services)
    expect(lists.read(of)).toBe(null)
  })

  it.each([
    ['not JSON', '<html>'],
    ['not a list', '{"time":1767225600000,"source":"tmdb"}'],
    ['from the future', `{"time":1767225600001,"source":"tmdb","providers":[]}`],
    ['missing a name', `{"time":1767225600000,"source":"tmdb","providers":[{"id":8,"displayPriority":1}]}`],
    [
      'using an invalid id',
      `{"time":1767225600000,"source":"tmdb","providers":[{"id":"8/..","name":"x","displayPriority":1}]}`,
    ],
  ])('are ignored when the stored text is %s', (_, text) => {
    const storage = new FakeStorage([[key, text]])
    expect(cachedIn(storage).lists.read(german)).toBe(null)
  })

  it('lose an image that is not a path of the image host', () => {
    const row = '{"id":8,"name":"Netflix","logoPath":"//evil.example/x.png","displayPriority":0}'
    const storage = new FakeStorage([[key, `{"time":1767225600000,"source":"tmdb","providers":[${row}]}`]])
    expect(cachedIn(storage).lists.read(german)).toEqual([{ ...services[0], logoPath: null }])
  })

  it('name a service of any region, as the same source knows it', () => {
    const { lists, pass } = cachedIn()
    lists.write(german, services)
    pass(2 * day)
    expect(lists.find('tmdb', 11)).toEqual(services[1])
    expect(lists.find('tmdb', 12)).toBe(null)
    expect(lists.find('demo', 11)).toBe(null)
    pass(180 * day)
    expect(lists.find('tmdb', 11)).toBe(null)
  })

  it('are null when storage is blocked', () => {
    const lists = createServiceLists({ storage: undefined, now: () => 0 })
    lists.write(german, services)
    expect(lists.read(german)).toBe(null)
    expect(lists.find('tmdb', 8)).toBe(null)
  })
})
