import { useApp } from '#wiring/use-app.ts'
import { KeyList } from './key-list.tsx'
import { useKeys } from './use-keys.ts'
import { usePrefetch } from './use-prefetch.ts'

/** What every page has once the start is over: its keys and their list, and links that load ahead. */
export const Later = () => {
  useKeys(useApp().commands.undo)
  usePrefetch()
  return <KeyList />
}
