import { useEffect } from 'react'
import type { App } from '#wiring/app.ts'
import { useValue } from '#wiring/use-value.ts'

/** Keeps the document's language and theme to what the settings say. */
export const useDocument = ({ settings, loadedLanguage }: Pick<App, 'settings' | 'loadedLanguage'>): void => {
  const lang = useValue(loadedLanguage)
  const { theme } = useValue(settings.current)
  useEffect(() => {
    document.documentElement.lang = lang
  }, [lang])
  useEffect(() => {
    const light = window.matchMedia('(prefers-color-scheme: light)')
    const apply = () => {
      const isLight = theme === 'light' || (theme === 'system' && light.matches)
      document.documentElement.dataset['theme'] = isLight ? 'light' : 'dark'
      const canvas = getComputedStyle(document.body).backgroundColor
      document.querySelector('meta[name=theme-color]')?.setAttribute('content', canvas)
    }
    apply()
    light.addEventListener('change', apply)
    return () => light.removeEventListener('change', apply)
  }, [theme])
}
