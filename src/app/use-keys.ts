import { useCallback, useEffect, useLayoutEffect } from 'react'
import { isPageKey, isTyping } from '#components/place/page-key.ts'
import { searchInput } from '#components/place/search-input.ts'
import { useApp } from '#wiring/app/use-app.ts'

/** Typed characters only: speech input and stray touches type them too, so Settings can turn them off (WCAG 2.1.4). */
const useCharacterKey = (character: string, act: (event: KeyboardEvent) => void): void => {
  const { settings } = useApp()
  // Before the first paint: what can be seen can be pressed for.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === character && settings.current.peek().keyShortcuts && isPageKey(event)) act(event)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [settings, character, act])
}

/** Safari reports the end of a composition before the key that ended it, which then has only this code. */
const inputMethodKeyCode = 229

/** What an input method has taken (Enter accepts a candidate, Escape dismisses it) is not for the page. */
const useInputMethodKeys = (): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.keyCode === inputMethodKeyCode) event.stopImmediatePropagation()
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
}

const focusSearch = (): boolean => {
  const box = searchInput()
  if (!box || box.closest('[inert], [aria-hidden=true]')) return false
  box.focus()
  // Typing replaces the query of the results page.
  box.select()
  return true
}

const goToSearch = (event: KeyboardEvent): void => {
  if (focusSearch()) event.preventDefault()
}

/** Ctrl+K, or Cmd+K, from a field too. */
const isSearchShortcut = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey && !altKey

const directionOf = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | null => {
  if (altKey || !(ctrlKey || metaKey)) return null
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : null
}

export const useKeys = (): void => {
  const app = useApp()
  const { undo, redo } = app.commands
  const openKeyList = useCallback(
    (event: KeyboardEvent) => {
      event.preventDefault()
      app.view.isKeyListOpen.value = true
    },
    [app],
  )
  useInputMethodKeys()
  useCharacterKey('/', goToSearch)
  useCharacterKey('?', openKeyList)
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    const { earlyKey: key } = dataset
    delete dataset['earlyKey']
    if (key) document.dispatchEvent(new KeyboardEvent('keydown', { key }))
  }, [])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isSearchShortcut(event)) return goToSearch(event)
      const direction = isTyping(event.target) ? null : directionOf(event)
      if (!direction) return
      event.preventDefault()
      if (direction === 'undo') undo()
      else redo()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [undo, redo])
}
