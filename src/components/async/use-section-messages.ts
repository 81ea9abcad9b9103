import { QueryClient, queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { Language } from '#domain/movie/languages.ts'
import type { SectionMessages } from '#i18n/messages/sections.ts'
import { loadSections } from '#i18n/sections.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { MissingCodeError } from './lazy-component.tsx'

// Of its own: a new API key clears the provider's answers, not the messages.
const client = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
    },
  },
})

const sectionsQuery = (language: Language) => {
  const load = () => loadSections(language)
  return queryOptions({
    queryKey: [language],
    queryFn: () =>
      load().catch((error: unknown) => {
        throw new MissingCodeError(error, { forget: () => {}, request: load })
      }),
  })
}

/** Never rejects: what reads them requests them again. */
export const preloadSectionMessages = (language: Language): Promise<void> =>
  client.prefetchQuery(sectionsQuery(language))

/** Suspends until the sections have loaded in the language of the page; throws a `MissingCodeError` when they could not. */
export const useSectionMessages = <Name extends keyof SectionMessages>(name: Name): SectionMessages[Name] => {
  // Deferred, so that a change of language does not hide the page while the sections load.
  const language = useDeferredValue(useValue(useApp().language.loaded))
  return useSuspenseQuery(sectionsQuery(language), client).data[name]
}
