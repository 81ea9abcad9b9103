import { describe, expect, it } from 'vitest'
import { type StreamingService, serviceGroups, toggleService } from '#domain/availability/streaming-services.ts'

const services = (...names: readonly string[]): readonly StreamingService[] =>
  names.map((name, index) => ({ id: index + 1, name, logoPath: null, displayPriority: index }))
const region = services('Netflix', 'Apple TV', 'Max', 'Hulu', 'MUBI', 'Tubi', 'Starz', 'Plex', 'Shudder', 'Séries+')

describe('the streaming services of a region', () => {
  it('are split into eight popular ones and the others, in the order of the region', () => {
    expect(serviceGroups(region, '', [])).toEqual({
      kind: 'all',
      first: [],
      popular: region.slice(0, 8),
      more: region.slice(8),
    })
  })

  it('are all popular when there are only a few', () => {
    const few = region.slice(0, 3)
    expect(serviceGroups(few, ' ', [])).toEqual({ kind: 'all', first: [], popular: few, more: [] })
  })

  it('have those of the user before the others, also among those that are found', () => {
    const [netflix, , max, , , , , , shudder] = region
    expect(serviceGroups(region, '', [9, 3])).toEqual({
      kind: 'all',
      first: [max, shudder],
      popular: [netflix, ...region.slice(1, 2), ...region.slice(3, 8), region[9]].slice(0, 8),
      more: [],
    })
    expect(serviceGroups(region, 'e', [9])).toEqual({
      kind: 'found',
      found: [shudder, netflix, region[1], region[7], region[9]],
    })
  })

  it.each([
    ['mu', ['MUBI']],
    [' TV ', ['Apple TV']],
    ['SE\u0301RIES', ['Séries+']],
    ['zz', []],
  ])('are found by %j', (search, names) => {
    const groups = serviceGroups(region, search, [])
    expect(groups.kind === 'found' && groups.found.map(({ name }) => name)).toEqual(names)
  })
})

describe('choosing streaming services', () => {
  it.each([
    [[], 8, [8]],
    [[337, 8], 9, [8, 9, 337]],
    [[8, 9, 337], 9, [8, 337]],
  ])('with %j chosen, toggling %d results in %j', (chosen, id, expected) => {
    expect(toggleService(chosen, id)).toEqual(expected)
  })
})
