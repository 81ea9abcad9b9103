import { KeyList } from './key-list.tsx'
import { useFocusKeeper } from './use-focus-keeper.ts'
import { usePrefetch } from './use-prefetch.ts'

/** What every page has once the start is over: links that load ahead, focus that is never lost, and the list of keys. */
export const Later = () => {
  usePrefetch()
  useFocusKeeper()
  return <KeyList />
}
