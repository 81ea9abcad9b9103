import { describe, expect, it } from 'vitest'
import type { StreamingService } from '#domain/availability/streaming-services.ts'
import { offerGroups, offersFor, type RegionOffers } from '#domain/availability/where-to-watch.ts'

const service = (id: number): StreamingService => ({ id, name: `Service ${id}`, logoPath: null, displayPriority: id })
const nothing: RegionOffers = { link: null, flatrate: [], free: [], ads: [], rent: [], buy: [] }
const streams: RegionOffers = { ...nothing, flatrate: [service(8)] }

describe('where a movie can be watched', () => {
  it.each([
    ['the chosen region', { FR: streams, US: streams, AT: streams }, 'AT'],
    ['else US', { FR: streams, GB: streams, US: streams }, 'US'],
    ['else GB', { FR: streams, GB: streams }, 'GB'],
    ['else the first country with offers', { BE: nothing, FR: streams, IT: streams }, 'FR'],
    ['no country without offers', { AT: { ...nothing, link: 'https://www.justwatch.com/' }, US: streams }, 'US'],
  ])('uses %s', (_, regions, country) => {
    expect(offersFor(regions, 'AT')).toEqual({ ...streams, country })
  })

  it('is undefined without offers', () => {
    expect(offersFor({}, 'AT')).toBe(null)
    expect(offersFor({ AT: nothing }, 'AT')).toBe(null)
  })

  it('ignores inherited object properties', () => {
    expect(offersFor({}, 'constructor')).toBe(null)
  })
})

describe('the groups of offers', () => {
  it('are in a fixed order, without empty groups', () => {
    const offers = { ...nothing, ads: [service(3)], flatrate: [service(1)] }
    expect(offerGroups(offers)).toEqual([
      { kind: 'stream', services: [service(1)] },
      { kind: 'ads', services: [service(3)] },
    ])
  })

  it('list a service that rents and sells once, and other services in each of their groups', () => {
    const offers = { ...nothing, free: [service(2)], rent: [service(2), service(4)], buy: [service(5), service(4)] }
    expect(offerGroups(offers)).toEqual([
      { kind: 'free', services: [service(2)] },
      { kind: 'rent and buy', services: [service(2), service(4), service(5)] },
    ])
  })
})
