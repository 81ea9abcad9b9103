import { useEffect } from 'react'
import { effectiveTheme } from '#domain/settings.ts'
import type { App } from '#wiring/app.ts'
import { useValue } from '#wiring/use-value.ts'

export const useDocument = ({ settings, loadedLanguage }: Pick<App, 'settings' | 'loadedLanguage'>): void => {
  const lang = useValue(loadedLanguage)
  const current = useValue(settings.current)
  useEffect(() => {
    document.documentElement.lang = lang
  }, [lang])
  useEffect(() => {
    const light = window.matchMedia('(prefers-color-scheme: light)')
    const apply = () => {
      document.documentElement.dataset['theme'] = effectiveTheme(current, light.matches)
      const canvas = getComputedStyle(document.body).backgroundColor
      document.querySelector('meta[name=theme-color]')?.setAttribute('content', canvas)
    }
    apply()
    light.addEventListener('change', apply)
    return () => light.removeEventListener('change', apply)
  }, [current])
}
