import type { Loadable } from './loadable.ts'

/** Suspends until it has loaded; throws a `MissingCodeError` when it could not. */
export const useLoaded = <Part>({ current, error, request }: Loadable<Part>): Part => {
  const part = current()
  if (part !== undefined) return part
  // Not `use`: it reads a promise of code that has loaded one render too late, and within `act` waits for ever.
  throw error() ?? request()
}
