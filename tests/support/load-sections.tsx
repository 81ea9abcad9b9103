import { render } from '@testing-library/react'
import { Suspense } from 'react'
import { useSectionMessages } from '#components/async/use-section-messages.ts'
import type { Language } from '#domain/movie/languages.ts'
import type { App } from '#wiring/app/app.ts'
import { AppContext } from '#wiring/app/use-app.ts'
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
  const language = app.language.loaded.peek()
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
