import { dayMs } from '../values/day.ts'

/** Removals by other devices that were applied here. */
export interface AppliedRemovals {
  /** Epoch milliseconds. */
  readonly at: number
  readonly rows: number
}

export interface ConsentState {
  /** When the user last agreed, in epoch milliseconds; 0 for never. */
  readonly agreedAt: number
  readonly applied: readonly AppliedRemovals[]
}

export const noConsent: ConsentState = { agreedAt: 0, applied: [] }

const mostRemovals = 50

const isRecent = ({ agreedAt }: ConsentState, now: number, { at }: AppliedRemovals): boolean =>
  at > agreedAt && at > now - dayMs && at <= now

const recentRemovals = (state: ConsentState, now: number): number =>
  state.applied.filter((each) => isRecent(state, now, each)).reduce((sum, { rows }) => sum + rows, 0)

/** Whether so many rows of a library of `size` rows go that a user has to agree, counting the last 24 hours. */
export const needsConsent = (state: ConsentState, now: number, removals: number, size: number): boolean => {
  if (removals === 0) return false
  const all = removals + recentRemovals(state, now)
  return all > mostRemovals || all > (size >= 100 ? size / 10 : size / 2)
}

export const afterRemovals = (state: ConsentState, now: number, rows: number, isAgreed: boolean): ConsentState => ({
  agreedAt: isAgreed ? now : state.agreedAt,
  applied: [...state.applied.filter((each) => isRecent(state, now, each)), ...(rows > 0 ? [{ at: now, rows }] : [])],
})
