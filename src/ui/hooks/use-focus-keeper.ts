import { useEffect } from 'react'

/** Long enough for whoever removes an element to move the focus first. */
const restoreDelayMs = 50

interface Step {
  readonly ancestor: HTMLElement
  /** The child of the ancestor that holds the focus. */
  readonly index: number
  /** The children before it. */
  readonly before: readonly Element[]
}

/** The path: the child of the body around the focus, then the place of the child in each ancestor. */
interface FocusPosition {
  readonly element: HTMLElement
  readonly layer: HTMLElement
  readonly path: readonly Step[]
}

const positionOf = (element: HTMLElement): FocusPosition => {
  const path: Step[] = []
  let child = element
  for (let parent = child.parentElement; parent && parent !== document.body; parent = child.parentElement) {
    const siblings = [...parent.children]
    const index = siblings.indexOf(child)
    path.push({ ancestor: parent, index, before: siblings.slice(0, index) })
    child = parent
  }
  return { element, layer: child, path }
}

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body

const isFocusable = (element: HTMLElement) =>
  element.isConnected &&
  element.checkVisibility?.({ visibilityProperty: true }) !== false &&
  element.closest('[inert], [aria-hidden=true], :disabled') === null

// No text fields: focusing one opens the keyboard of a touch screen.
const controls = 'a[href], button, input:is([type=checkbox], [type=radio])'
const controlsIn = (part: Element): readonly HTMLElement[] =>
  [part, ...part.querySelectorAll(controls)].filter(
    (each): each is HTMLElement => each instanceof HTMLElement && each.matches(controls) && isFocusable(each),
  )

const containers = 'main, [role=dialog]'

/** For example the same button of the next card. */
const counterpart = (parts: readonly Element[], inner: FocusPosition['path']): HTMLElement | undefined =>
  parts
    .map((part) => inner.reduceRight<Element | undefined>((element, { index }) => element?.children[index], part))
    .find((each): each is HTMLElement => each instanceof HTMLElement && each.matches(controls) && isFocusable(each))

/** Where the child was, after the siblings before it that are left. */
const placeIn = (parts: readonly Element[], { index, before }: Step): number => {
  const left = before.findLast((sibling) => parts.includes(sibling))
  return left ? parts.indexOf(left) + 1 : index
}

const fallbackTarget = ({ path }: FocusPosition): HTMLElement | undefined => {
  for (const [level, step] of path.entries()) {
    const { ancestor } = step
    if (!isFocusable(ancestor)) continue
    if (ancestor.matches(containers)) return ancestor
    // Outside the content, such as the button that scrolls to the top.
    const main = ancestor.querySelector<HTMLElement>('main')
    if (main) return main
    const parts = [...ancestor.children]
    const index = placeIn(parts, step)
    const target =
      counterpart(parts.slice(index), path.slice(0, level)) ??
      parts.slice(index).flatMap(controlsIn)[0] ??
      parts.slice(0, index).flatMap(controlsIn).at(-1)
    if (target) return target
  }
  return undefined
}

/** Moves the focus to the nearest control when the focused one is removed. */
export const useFocusKeeper = (timeout: (task: () => void, milliseconds: number) => unknown): void => {
  useEffect(() => {
    // Latest first, one per layer.
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
      // A click beside the element moved the focus: nothing is lost.
      if (isFocusable(last.element)) {
        positions = earlier
        return
      }
      const focusedBefore = earlier.find(({ element }) => isFocusable(element))?.element
      const topContainer = [...document.querySelectorAll<HTMLElement>(containers)].filter(isFocusable).at(-1)
      const targetBefore = focusedBefore ?? earlier.map(fallbackTarget).find((each) => each !== undefined)
      // A toast that takes the place of another goes by itself: what was focused before it stays.
      const isPassing = last.layer.hasAttribute('data-above-dialogs')
      const nextTarget = (isPassing ? targetBefore : undefined) ?? fallbackTarget(last) ?? targetBefore ?? topContainer
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
