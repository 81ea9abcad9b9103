import { KeyList } from './key-list.tsx'
import { usePrefetch } from './use-prefetch.ts'

/** What every page has once the start is over: links that load ahead, and the list of keys. */
export const Later = () => {
  usePrefetch()
  return <KeyList />
}
