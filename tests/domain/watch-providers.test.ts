import { describe, expect, it } from 'vitest'
import { providerGroups, toggleProvider, type WatchProvider } from '#domain/watch-providers.ts'

const services = (...names: readonly string[]): readonly WatchProvider[] =>
  names.map((name, index) => ({ id: index + 1, name, logoPath: null, displayPriority: index }))
const region = services('Netflix', 'Apple TV', 'Max', 'Hulu', 'MUBI', 'Tubi', 'Starz', 'Plex', 'Shudder', 'Séries+')

describe('the watch providers of a region', () => {
  it('are split into eight popular ones and the others, in the order of the region', () => {
    expect(providerGroups(region, '')).toEqual({ kind: 'all', popular: region.slice(0, 8), more: region.slice(8) })
  })

  it('are all popular when there are only a few', () => {
    const few = region.slice(0, 3)
    expect(providerGroups(few, ' ')).toEqual({ kind: 'all', popular: few, more: [] })
  })

  it.each([
    ['mu', ['MUBI']],
    [' TV ', ['Apple TV']],
    ['SE\u0301RIES', ['Séries+']],
    ['zz', []],
  ])('are found by %j', (search, names) => {
    const groups = providerGroups(region, search)
    expect(groups.kind === 'found' && groups.found.map(({ name }) => name)).toEqual(names)
  })
})

describe('choosing watch providers', () => {
  it.each([
    [[], 8, [8]],
    [[337, 8], 9, [8, 9, 337]],
    [[8, 9, 337], 9, [8, 337]],
  ])('with %j chosen, toggling %d results in %j', (chosen, id, expected) => {
    expect(toggleProvider(chosen, id)).toEqual(expected)
  })
})
