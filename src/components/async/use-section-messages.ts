import { useDeferredValue } from 'react'
import type { SectionMessages } from '#i18n/messages/sections.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useLoaded } from '#wiring/app/use-loaded.ts'
import { useValue } from '#wiring/app/use-value.ts'

/** Suspends until the sections have loaded in the language of the page; throws a `MissingCodeError` when they could not. */
export const useSectionMessages = <Name extends keyof SectionMessages>(name: Name): SectionMessages[Name] => {
  const { loaded, sections } = useApp().language
  // Deferred, so that a change of language does not hide the page while the sections load.
  const language = useDeferredValue(useValue(loaded))
  return useLoaded(sections(language))[name]
}
