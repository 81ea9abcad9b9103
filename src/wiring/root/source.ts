import { computed, type ReadonlySignal } from '@preact/signals-react'
import type { Settings } from '#domain/records/library.ts'
import { createHttp, type HttpOptions } from '#tmdb/http.ts'
import { createProvider, type Provider } from '#tmdb/provider.ts'
import type { Scope } from '#tmdb/queries.ts'
import type { World } from '../app/world.ts'

interface Source {
  readonly providerFor: (scope: Scope) => Provider
  readonly scope: Scope
  readonly api: HttpOptions
  /** The API key, '' for the demo catalog. Cached responses of one key must not serve another. */
  readonly key: string
}

type Fetch = World['fetch']

const demoFetch = (now: () => number): Fetch => {
  let handler: Promise<Fetch> | undefined
  const load = async (): Promise<Fetch> => (await import('#tmdb/demo/handler.ts')).createDemoHandler({ now })
  return async (request) => {
    handler ??= load().catch((error: unknown) => {
      handler = undefined
      throw error
    })
    return (await handler)(request)
  }
}

const apiOf = (world: World, apiKey: string, fetch: Fetch): HttpOptions => ({
  baseUrl: new URL(world.settings.baseUrl, world.origin).href,
  apiKey,
  fetch,
  now: world.now,
})

/** Always asks TMDB, even in demo mode. Rejects with the provider's error. */
export const keyTest =
  (world: World) =>
  async (apiKey: string, signal: AbortSignal): Promise<void> => {
    const provider = createProvider(createHttp(apiOf(world, apiKey, world.fetch)), {
      language: 'en-US',
      region: 'US',
      includeAdult: false,
    })
    await provider.genreList({ signal })
  }

export const createSource = (
  world: World,
  settings: ReadonlySignal<Settings>,
  preferences: {
    readonly language: ReadonlySignal<string>
    readonly region: ReadonlySignal<string>
    readonly includeAdult: ReadonlySignal<boolean>
  },
): ReadonlySignal<Source> => {
  const apiKey = computed(() => settings.value.apiKey || world.settings.apiKey)
  const neverShow = computed(() => settings.value.neverShow)
  const demo = demoFetch(world.now)
  const api = computed(() => apiOf(world, apiKey.value, apiKey.value ? world.fetch : demo))
  const http = computed(() => createHttp(api.value))
  return computed(() => {
    const chosen = {
      language: preferences.language.value,
      region: preferences.region.value,
      includeAdult: preferences.includeAdult.value,
      neverShow: neverShow.value,
    }
    return {
      providerFor: (scope) => createProvider(http.value, scope),
      scope: { ...chosen, source: apiKey.value ? 'tmdb' : 'demo' },
      api: api.value,
      key: apiKey.value,
    }
  })
}
