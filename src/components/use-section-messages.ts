import { QueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { withBidiIsolates } from '#i18n/bidi-isolates.ts'
import { type SectionMessages, type SectionName, sections } from '#i18n/sections.ts'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
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

/** Suspends until the section has loaded in the language of the page; throws a `MissingCodeError` when it could not. */
export const useSectionMessages = <Name extends SectionName>(name: Name): SectionMessages[Name] => {
  // Deferred, so that a change of language does not hide the page while the section loads.
  const language = useDeferredValue(useValue(useApp().loadedLanguage))
  const load = () => sections[name]().then((translations) => translations[language]())
  const { data } = useSuspenseQuery(
    {
      queryKey: [name, language],
      queryFn: () =>
        load().then(withBidiIsolates, (error: unknown) => {
          throw new MissingCodeError(error, { forget: () => {}, request: load })
        }),
    },
    client,
  )
  return data
}
