import { useSignalEffect } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect } from 'react'
import { effectiveTheme } from '#domain/settings/settings.ts'
import { useIsPrinting } from '#ui/hooks/printing.ts'
import type { App } from '#wiring/app/app.ts'

export const useDocument = ({ settings, language }: Pick<App, 'settings' | 'language'>): void => {
  useSignals()
  const current = settings.current.value
  const isPrinting = useIsPrinting()
  useSignalEffect(() => {
    const { documentElement: root } = document
    // Setting it recalculates all styles, even to the same value.
    if (root.lang !== language.loaded.value) root.lang = language.loaded.value
  })
  useEffect(() => {
    const light = window.matchMedia('(prefers-color-scheme: light)')
    let frame = 0
    const apply = () => {
      // Paper is light.
      document.documentElement.dataset['theme'] = isPrinting ? 'light' : effectiveTheme(current, light.matches)
      // In the next frame, which computes styles anyway.
      frame = requestAnimationFrame(() => {
        const canvas = getComputedStyle(document.body).backgroundColor
        document.querySelector('meta[name=theme-color]')?.setAttribute('content', canvas)
      })
    }
    apply()
    light.addEventListener('change', apply)
    return () => {
      cancelAnimationFrame(frame)
      light.removeEventListener('change', apply)
    }
  }, [current, isPrinting])
}
