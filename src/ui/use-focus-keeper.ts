import { useEffect } from 'react'

/** How long whoever removes an element has to move the focus themselves, in milliseconds. */
const restoreDelayMs = 50

/** Where the focus was: the child of the body around it, and the index of the child that led to it in each ancestor. */
interface FocusPosition {
  readonly element: HTMLElement
  readonly layer: HTMLElement
  readonly path: readonly (readonly [ancestor: HTMLElement, index: number])[]
}

const positionOf = (element: HTMLElement): FocusPosition => {
  const path: (readonly [HTMLElement, number])[] = []
  let child = element
  for (let parent = child.parentElement; parent && parent !== document.body; parent = child.parentElement) {
    path.push([parent, [...parent.children].indexOf(child)])
    child = parent
  }
  return { element, layer: child, path }
}

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body

const isFocusable = (element: HTMLElement) =>
  element.isConnected &&
  element.checkVisibility?.() !== false &&
  element.closest('[inert], [aria-hidden=true], :disabled') === null

// No text fields: on a touch screen the keyboard would come up.
const controls = 'a[href], button, input:is([type=checkbox], [type=radio])'
const controlsIn = (part: Element): readonly HTMLElement[] =>
  [part, ...part.querySelectorAll(controls)].filter(
    (each): each is HTMLElement => each instanceof HTMLElement && each.matches(controls) && isFocusable(each),
  )

const containers = 'main, [role=dialog]'

/** The control in the same place of the next part: of a list's next card, the same button. */
const counterpart = (parts: readonly Element[], inner: FocusPosition['path']): HTMLElement | undefined =>
  parts
    .map((part) => inner.reduceRight<Element | undefined>((element, [, index]) => element?.children[index], part))
    .find((each): each is HTMLElement => each instanceof HTMLElement && each.matches(controls) && isFocusable(each))

/** The control now at that position, else the one before it, else the page or the dialog around it. */
const fallbackTarget = ({ path }: FocusPosition): HTMLElement | undefined => {
  for (const [level, [ancestor, index]] of path.entries()) {
    if (!isFocusable(ancestor)) continue
    if (ancestor.matches(containers)) return ancestor
    // Outside of the page's content, as the button that scrolls to its top.
    const main = ancestor.querySelector<HTMLElement>('main')
    if (main) return main
    const parts = [...ancestor.children]
    const found =
      counterpart(parts.slice(index), path.slice(0, level)) ??
      parts.slice(index).flatMap(controlsIn)[0] ??
      parts.slice(0, index).flatMap(controlsIn).at(-1)
    if (found) return found
  }
  return undefined
}

/**
 * Moves the focus to what is nearest when the focused element is removed, so that the keyboard never starts at the top
 * again. `timeout` runs a task after milliseconds.
 */
export const useFocusKeeper = (timeout: (task: () => void, milliseconds: number) => unknown): void => {
  useEffect(() => {
    // The latest first, one per layer.
    let positions: readonly FocusPosition[] = []
    const remember = () => {
      const focused = document.activeElement
      if (!(focused instanceof HTMLElement) || isFocusLost()) return
      const position = positionOf(focused)
      positions = [position, ...positions.filter(({ layer }) => layer !== position.layer && layer.isConnected)]
    }
    const restore = () => {
      const [last, ...earlier] = positions
      if (!last || !isFocusLost()) return
      // A click beside the element took the focus away: nothing is lost.
      if (isFocusable(last.element)) {
        positions = earlier
        return
      }
      const focusedBefore = earlier.find(({ element }) => isFocusable(element))?.element
      const topContainer = [...document.querySelectorAll<HTMLElement>(containers)].filter(isFocusable).at(-1)
      const nextTarget =
        fallbackTarget(last) ??
        focusedBefore ??
        earlier.map(fallbackTarget).find((each) => each !== undefined) ??
        topContainer
      nextTarget?.focus({ preventScroll: nextTarget.matches(containers) })
    }
    const scheduleRestore = () => {
      if (isFocusLost() && positions.length > 0) timeout(restore, restoreDelayMs)
    }
    remember()
    const changes = new MutationObserver(scheduleRestore)
    changes.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', remember)
    document.addEventListener('focusout', scheduleRestore)
    return () => {
      changes.disconnect()
      document.removeEventListener('focusin', remember)
      document.removeEventListener('focusout', scheduleRestore)
    }
  }, [timeout])
}
