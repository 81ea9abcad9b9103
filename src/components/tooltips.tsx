import { useEffect, useState } from 'react'
import type { Tooltip } from '#ui/tooltip.tsx'
import { useApp } from '#wiring/use-app.ts'

const delayMs = 700

interface Shown {
  readonly anchor: HTMLElement
  readonly words: string
  readonly Tooltip: typeof Tooltip
}

const entered = (event: Event): HTMLElement | null => {
  const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tooltip]') : null
  if (event instanceof PointerEvent) return event.pointerType === 'touch' ? null : element
  return element?.matches(':focus-visible') ? element : null
}

const leaving = ['focusout', 'keydown', 'pointerdown', 'scroll'] as const

/** One for all elements with `data-tooltip`: one on each of a hundred buttons would cost too much. */
export const Tooltips = () => {
  const { timeout, reportOnce } = useApp()
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => {
    let anchor: HTMLElement | null = null
    let cancel = () => {}
    const leave = () => {
      cancel()
      anchor = null
      setShown(null)
    }
    const enter = (event: Event) => {
      const element = entered(event)
      if (element === anchor) return
      leave()
      if (!element) return
      anchor = element
      const loading = import('#ui/tooltip.tsx')
      cancel = timeout(() => {
        loading.then(({ Tooltip }) => {
          const words = element.dataset['tooltip']
          if (anchor === element && words && element.isConnected) setShown({ anchor: element, words, Tooltip })
        }, reportOnce)
      }, delayMs)
    }
    document.addEventListener('pointerover', enter)
    document.addEventListener('focusin', enter)
    for (const type of leaving) document.addEventListener(type, leave, true)
    return () => {
      cancel()
      document.removeEventListener('pointerover', enter)
      document.removeEventListener('focusin', enter)
      for (const type of leaving) document.removeEventListener(type, leave, true)
    }
  }, [timeout, reportOnce])
  return shown && <shown.Tooltip anchor={shown.anchor} words={shown.words} />
}
