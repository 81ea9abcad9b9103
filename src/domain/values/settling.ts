/** Before an address is written, a modal that was closed is left, and a scroll position is restored (docs/spec.md). */
export const settlingMs = 100
