import { QueryClient, queryOptions, useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { Language } from '#domain/languages.ts'
import { loadSection, type SectionMessages, type SectionName } from '#i18n/sections.ts'
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

const sectionQuery = <Name extends SectionName>(name: Name, language: Language) => {
  const load = () => loadSection(name, language)
  return queryOptions({
    queryKey: [name, language],
    queryFn: () =>
      load().catch((error: unknown) => {
        throw new MissingCodeError(error, { forget: () => {}, request: load })
      }),
  })
}

// Deferred, so that a change of language does not hide the page while the section loads.
const useSectionLanguage = () => useDeferredValue(useValue(useApp().loadedLanguage))

/** Suspends until the section has loaded in the language of the page; throws a `MissingCodeError` when it could not. */
export const useSectionMessages = <Name extends SectionName>(name: Name): SectionMessages[Name] =>
  useSuspenseQuery(sectionQuery(name, useSectionLanguage()), client).data

/** Suspends until all of them have loaded, so that no part of a page comes after the others and moves them. */
export const useSections = (...names: readonly SectionName[]): void => {
  const language = useSectionLanguage()
  useSuspenseQueries({ queries: names.map((name) => sectionQuery(name, language)) }, client)
}
