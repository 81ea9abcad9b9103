import { useSignalEffect } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect } from 'react'
import { effectiveTheme } from '#domain/settings/settings.ts'
import { useIsPrinting } from '#ui/hooks/printing.ts'
import type { App } from '#wiring/app/app.ts'

/** What scrollbars of the page take, or would take. */
const useGutter = (): void => {
  useEffect(() => {
    const root = document.documentElement
    const measure = () => {
      // An open dialog has taken the gutter away.
      if ('scrollLock' in document.body.dataset) return
      root.style.setProperty('--gutter', `${window.innerWidth - root.getBoundingClientRect().width}px`)
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])
}

export const useDocument = ({ settings, language }: Pick<App, 'settings' | 'language'>): void => {
  useSignals()
  const current = settings.current.value
  const isPrinting = useIsPrinting()
  useGutter()
  useSignalEffect(() => {
    document.documentElement.lang = language.loaded.value
  })
  useEffect(() => {
    const light = window.matchMedia('(prefers-color-scheme: light)')
    const apply = () => {
      // Paper is light.
      document.documentElement.dataset['theme'] = isPrinting ? 'light' : effectiveTheme(current, light.matches)
      const canvas = getComputedStyle(document.body).backgroundColor
      document.querySelector('meta[name=theme-color]')?.setAttribute('content', canvas)
    }
    apply()
    light.addEventListener('change', apply)
    return () => light.removeEventListener('change', apply)
  }, [current, isPrinting])
}
