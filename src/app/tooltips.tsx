import { useEffect, useState } from 'react'
import { useIsTouched } from '#ui/hooks/media-hook.ts'
import type { Tooltip } from '#ui/tooltip.tsx'
import { useApp } from '#wiring/app/use-app.ts'

const delayMs = 700

interface ActiveTooltip {
  readonly anchor: HTMLElement
  readonly text: string
  readonly Tooltip: typeof Tooltip
}

const withTooltip = '[data-tooltip]'

const tooltipTarget = (event: Event): HTMLElement | null => {
  const element = event.target instanceof Element ? event.target.closest<HTMLElement>(withTooltip) : null
  if (event instanceof PointerEvent) return event.pointerType === 'touch' ? null : element
  return element?.matches(':focus-visible') ? element : null
}

const hidingEvents = ['focusout', 'keydown', 'scroll'] as const

/** Shared by all elements with `data-tooltip`: one tooltip per button would cost too much. */
export const Tooltips = () => {
  const { timeout, reportOnce } = useApp().platform
  const isTouched = useIsTouched()
  const [active, setActive] = useState<ActiveTooltip | null>(null)
  useEffect(() => {
    let anchor: HTMLElement | null = null
    let loading: Promise<typeof import('#ui/tooltip.tsx') | undefined> | undefined
    const load = async () => {
      try {
        return await import('#ui/tooltip.tsx')
      } catch (error) {
        loading = undefined
        reportOnce(error)
        return undefined
      }
    }
    let cancel = () => {}
    const hide = () => {
      cancel()
      anchor = null
      setActive(null)
    }
    const schedule = (element: HTMLElement | null) => {
      if (element === anchor) return
      hide()
      if (!element) return
      anchor = element
      loading ??= load()
      const loaded = loading
      cancel = timeout(async () => {
        const code = await loaded
        const text = element.dataset['tooltip']
        if (code && anchor === element && text && element.isConnected) {
          setActive({ anchor: element, text, Tooltip: code.Tooltip })
        }
      }, delayMs)
    }
    let pressed: Element | null = null
    const press = ({ target }: Event) => {
      hide()
      pressed = target instanceof Element ? target.closest(withTooltip) : null
    }
    const enter = (event: Event) => {
      const element = tooltipTarget(event)
      // A click may have put another icon under the pointer.
      if (element && element === pressed) return
      if (event.type === 'pointerover') pressed = null
      schedule(element)
    }
    // The pointer may have come before this code. On a touch screen `:hover` stays where it was touched last.
    if (!isTouched) schedule(document.querySelector<HTMLElement>(`${withTooltip}:hover`))
    const listeners = new AbortController()
    const { signal } = listeners
    document.addEventListener('pointerover', enter, { signal })
    document.addEventListener('focusin', enter, { signal })
    document.addEventListener('pointerdown', press, { signal, capture: true })
    for (const type of hidingEvents) document.addEventListener(type, hide, { signal, capture: true })
    return () => {
      cancel()
      listeners.abort()
    }
  }, [timeout, reportOnce, isTouched])
  return active && <active.Tooltip anchor={active.anchor} text={active.text} />
}
