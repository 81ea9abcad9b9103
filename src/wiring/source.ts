import { computed, type ReadonlySignal } from '@preact/signals-core'
import type { Settings } from '#domain/library.ts'
import { createHttp } from '#tmdb/http.ts'
import { createProvider, type Provider } from '#tmdb/provider.ts'
import type { Scope } from '#tmdb/queries.ts'
import { onceLoaded } from './once-loaded.ts'
import type { World } from './world.ts'

interface Source {
  readonly providerFor: (scope: Scope) => Provider
  readonly scope: Scope
  /** Differs when answers of one source must not serve another: the API key, '' for the embedded catalogue. */
  readonly key: string
}

type Fetch = World['fetch']

/** The embedded catalogue as a fetch; its chunk is loaded by the first request. */
const demoFetch = (now: () => number): Fetch => {
  const handler = onceLoaded(async () => (await import('#tmdb/demo/handler.ts')).createDemoHandler({ now }))
  return async (request) => (await handler())(request)
}

/** Where movies come from: TMDB with the person's key, else with the build's, else the embedded catalogue. */
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
  const demo = demoFetch(world.now)
  const http = computed(() =>
    createHttp({
      baseUrl: new URL(world.settings.baseUrl, world.origin).href,
      apiKey: apiKey.value,
      fetch: apiKey.value ? world.fetch : demo,
      now: world.now,
    }),
  )
  return computed(() => {
    const chosen = {
      language: preferences.language.value,
      region: preferences.region.value,
      includeAdult: preferences.includeAdult.value,
    }
    return {
      providerFor: (scope) => createProvider(http.value, scope),
      scope: { ...chosen, source: apiKey.value ? 'tmdb' : 'demo' },
      key: apiKey.value,
    }
  })
}
