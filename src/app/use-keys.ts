import { useEffect } from 'react'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null

/** True for a key that means something to the page as a whole: nobody is typing, and no other key is held but Shift. */
export const isPageKey = (event: KeyboardEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target))

/** Ctrl+Z or Cmd+Z undoes anywhere but in a text field; '/' leads to the search box unless a layer covers it. */
export const useKeys = (undo: () => void): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isUndo =
        event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
      if (isUndo && !isTyping(event.target)) {
        event.preventDefault()
        undo()
      }
      if (event.key === '/' && isPageKey(event)) {
        const box = document.querySelector<HTMLElement>('header [role=combobox]')
        if (!box || box.closest('[inert], [aria-hidden=true]')) return
        event.preventDefault()
        box.focus()
      }
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [undo])
}
