import type { SyncWorld } from './device-world.ts'

/** One merge at a time, in all tabs. */
export const withMergeLock = <Result>({ locks }: Pick<SyncWorld, 'locks'>, merge: () => Promise<Result>) =>
  locks ? locks.request('matinee-sync', merge) : merge()
