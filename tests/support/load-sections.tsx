import { render } from '@testing-library/react'
import { Suspense } from 'react'
import { useSectionMessages } from '#components/use-section-messages.ts'
import type { Language } from '#domain/languages.ts'
import type { App } from '#wiring/app.ts'
import { AppContext } from '#wiring/use-app.ts'
import { until } from './until.ts'

const loaded = new Set<Language>()

const Sections = () => {
  useSectionMessages('settings')
  return 'loaded'
}

/**
 * Loads the messages that parts of the app wait for. Where three or more parts wait at once, React renders them again and
 * again, and within `act` nothing can load meanwhile: the test would hang.
 */
export const loadSections = async (app: App): Promise<void> => {
  const language = app.loadedLanguage.peek()
  if (loaded.has(language)) return
  const { container, unmount } = render(
    <AppContext value={app}>
      <Suspense>
        <Sections />
      </Suspense>
    </AppContext>,
  )
  await until(() => container.textContent === 'loaded')
  unmount()
  container.remove()
  loaded.add(language)
}
