import { renderApp } from './test-app.tsx'

/** The app at Settings, with a function that chooses from its lists and one that returns the current settings. */
export const openSettings = async (options: Parameters<typeof renderApp>[0] = {}) => {
  const started = await renderApp({ path: '/settings', ...options })
  await started.I.see('heading', 'TMDB Settings')
  const choose = async (label: string, choice: string | RegExp) => {
    await started.I.click('combobox', label)
    await started.I.click('option', choice)
  }
  return { ...started, choose, current: () => started.app.settings.current.peek() }
}
