/** An element by its role and its whole accessible name. */
export interface ElementQuery {
  readonly role:
    | 'button'
    | 'link'
    | 'heading'
    | 'tab'
    | 'radio'
    | 'option'
    | 'gridcell'
    | 'combobox'
    | 'textbox'
    | 'checkbox'
    | 'dialog'
  readonly name: string | RegExp
}

/** Runs in the page: the first visible element of a query, inside the topmost dialog if one is open. */
const findElement = (role: string, name: string | RegExp): Element | null => {
  const native: Readonly<Record<string, string>> = {
    button: ', button',
    link: ', a[href]',
    heading: ', h1, h2, h3',
    textbox: ', input:not([type]), input[type=text], textarea',
    radio: ', input[type=radio]',
    checkbox: ', input[type=checkbox]',
  }
  const textOf = (element: Element | null): string => (element?.textContent ?? '').trim()
  const nameOf = (element: Element): string => {
    const [labelId = ''] = (element.getAttribute('aria-labelledby') ?? '').split(' ')
    if (labelId !== '') return textOf(document.getElementById(labelId))
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
    return element.getAttribute('aria-label') ?? textOf(label ?? element)
  }
  const isVisible = (element: Element): boolean => element.getClientRects().length > 0
  const isNamed = (element: Element): boolean =>
    typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element))
  const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].filter(isVisible).at(-1)
  const candidates = (dialog ?? document).querySelectorAll(`[role=${role}]${native[role] ?? ''}`)
  return [...candidates].filter(isVisible).find(isNamed) ?? null
}

/** An expression for a call in the page. The function must not refer to anything outside it. */
export const callOf = <Args extends readonly unknown[]>(task: (...args: Args) => unknown, ...args: Args): string =>
  `(${task})(${args.map((arg) => (arg instanceof RegExp ? String(arg) : JSON.stringify(arg))).join(', ')})`

/** An expression for the element, null if there is none. */
export const elementOf = ({ role, name }: ElementQuery): string => callOf(findElement, role, name)

/** Runs in the page: whether a click in the middle of the element hits it, now and two frames later. */
const takesClicks = async (element: Element | null): Promise<boolean> => {
  if (!element) return false
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const box = () => element.getBoundingClientRect()
  const before = box()
  await new Promise((resolve) => setTimeout(resolve, 50))
  const { left, top, width, height } = box()
  if (left !== before.left || top !== before.top) return false
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  // A field hidden in its label takes the label's clicks; a page that takes none answers with its root.
  return hit !== null && (element.contains(hit) || (hit.closest('label')?.contains(element) ?? false))
}

/** An expression for whether the element is there and can be clicked. */
export const isClickable = (query: ElementQuery): string => `(${takesClicks})(${elementOf(query)})`
