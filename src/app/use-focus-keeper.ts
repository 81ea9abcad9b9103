import { useEffect } from 'react'
import { useApp } from '#wiring/use-app.ts'

/** How long whoever takes an element away has to give the focus to another, in milliseconds. */
const grace = 50

/** A place that had the focus: the child of the body it is in, and which child of each ancestor led to it. */
interface Place {
  readonly element: HTMLElement
  readonly layer: HTMLElement
  readonly trail: readonly (readonly [ancestor: HTMLElement, index: number])[]
}

const placeOf = (element: HTMLElement): Place => {
  const trail: (readonly [HTMLElement, number])[] = []
  let child = element
  for (let parent = child.parentElement; parent && parent !== document.body; parent = child.parentElement) {
    trail.push([parent, [...parent.children].indexOf(child)])
    child = parent
  }
  return { element, layer: child, trail }
}

const isLost = () => document.activeElement === null || document.activeElement === document.body

const canTakeFocus = (element: HTMLElement) =>
  element.isConnected &&
  element.checkVisibility?.() !== false &&
  element.closest('[inert], [aria-hidden=true], :disabled') === null

// No text fields: on a touch screen the keyboard would come up.
const controls = 'a[href], button, input:is([type=checkbox], [type=radio])'
const controlsIn = (part: Element): readonly HTMLElement[] =>
  [part, ...part.querySelectorAll(controls)].filter(
    (each): each is HTMLElement => each instanceof HTMLElement && each.matches(controls) && canTakeFocus(each),
  )

const containers = 'main, [role=dialog]'

/** What stands where something was: what took its place, else what is before it, else the page or the dialog. */
const standIn = ({ trail }: Place): HTMLElement | undefined => {
  for (const [ancestor, index] of trail) {
    if (!canTakeFocus(ancestor)) continue
    if (ancestor.matches(containers)) return ancestor
    // Beside the page, as the button to its top: what is before it is the page's last control.
    const page = ancestor.querySelector<HTMLElement>('main')
    if (page) return page
    const parts = [...ancestor.children]
    const found = parts.slice(index).flatMap(controlsIn)[0] ?? parts.slice(0, index).flatMap(controlsIn).at(-1)
    if (found) return found
  }
  return undefined
}

/** Gives the focus to what is nearest when the element that has it goes: the keyboard never starts at the top again. */
export const useFocusKeeper = (): void => {
  const { timeout } = useApp()
  useEffect(() => {
    // The latest first, one of each layer.
    let places: readonly Place[] = []
    const remember = () => {
      const focused = document.activeElement
      if (!(focused instanceof HTMLElement) || isLost()) return
      const place = placeOf(focused)
      places = [place, ...places.filter(({ layer }) => layer !== place.layer && layer.isConnected)]
    }
    const settle = () => {
      const [last, ...before] = places
      if (!last || !isLost()) return
      // A click beside it took the focus away: nothing is lost.
      if (canTakeFocus(last.element)) {
        places = before
        return
      }
      const next = before.find(({ element }) => canTakeFocus(element))?.element
      const top = [...document.querySelectorAll<HTMLElement>(containers)].filter(canTakeFocus).at(-1)
      const heir = standIn(last) ?? next ?? before.map(standIn).find((each) => each !== undefined) ?? top
      heir?.focus({ preventScroll: heir.matches(containers) })
    }
    const notice = () => {
      if (isLost() && places.length > 0) timeout(settle, grace)
    }
    remember()
    const changes = new MutationObserver(notice)
    changes.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', remember)
    document.addEventListener('focusout', notice)
    return () => {
      changes.disconnect()
      document.removeEventListener('focusin', remember)
      document.removeEventListener('focusout', notice)
    }
  }, [timeout])
}
