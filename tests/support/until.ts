import { act } from '@testing-library/react'
import { vi } from 'vitest'
import { turns } from './turns.ts'

// Stored before a test replaces it with a fake one.
const timeout = globalThis.setTimeout
const untilTimeoutMs = 50_000

/** One turn of the event loop, and the React updates that follow. */
export const turn = (): Promise<void> =>
  act(async () => {
    await turns(1)
    await new Promise((resolve) => timeout(resolve, 0))
    if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(0)
  })

/** The next animation frame, and the React updates that follow. */
export const frame = (): Promise<void> =>
  act(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve))
  })

/** Waits until `see` returns something, and resolves with it. */
export const until = async <Seen>(see: () => Seen | null | undefined | false): Promise<Seen> => {
  const end = performance.now() + untilTimeoutMs
  for (;;) {
    const seen = see()
    if (seen !== null && seen !== undefined && seen !== false) return seen
    if (performance.now() > end) throw new Error(`This was never seen: ${see}\n\n${document.body.textContent}`)
    await turn()
  }
}

/** As `until`, for what follows from the document alone: looks again only after it has changed, as looking by role is slow. */
export const untilInDocument = async <Seen>(see: () => Seen | null | undefined | false): Promise<Seen> => {
  let hasChanged = true
  const observer = new MutationObserver(() => {
    hasChanged = true
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  try {
    return await until(() => {
      if (!hasChanged && observer.takeRecords().length === 0) return null
      hasChanged = false
      return see()
    })
  } finally {
    observer.disconnect()
  }
}

/** Waits until all pending work has completed. */
export const settled = async (): Promise<void> => {
  for (let count = 0; count < 30; count += 1) await turn()
}
