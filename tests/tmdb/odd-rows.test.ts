import { describe, expect, it, onTestFinished } from 'vitest'
import type { Fault } from '../support/catalog-faults.ts'
import { startCatalog } from '../support/catalog-server.ts'

interface Genres {
  readonly genres: readonly unknown[]
}

describe('a response of the catalog server with odd rows', () => {
  it.each([
    ['nulls', { id: null, name: null }, 1],
    ['bare', { id: 28, name: null }, 1],
    ['repeats', { id: 28, name: 'Action' }, 2],
  ] as const satisfies readonly (readonly [Fault, object, number])[])(
    'can be made with %s',
    async (fault, row, times) => {
      const { apiUrl, fail, close } = await startCatalog()
      onTestFinished(close)
      const genres = async () => ((await (await fetch(`${apiUrl}/genre/movie/list`)).json()) as Genres).genres
      const whole = await genres()
      fail('/genre/movie/list', fault)
      const odd = await genres()
      expect(odd).toContainEqual(row)
      expect(odd).toHaveLength(whole.length * times)
    },
  )
})
