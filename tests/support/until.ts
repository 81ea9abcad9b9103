import { act } from '@testing-library/react'
import { vi } from 'vitest'
import { turns } from './turns.ts'

// Taken before any test replaces it with a fake one.
const timeout = globalThis.setTimeout
const patience = 30_000

/** One turn of the event loop, and what React has to do after it. */
export const turn = (): Promise<void> =>
  act(async () => {
    await turns(1)
    await new Promise((resolve) => timeout(resolve, 0))
    if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(0)
  })

/** The next frame of the browser, and what React has to do after it. */
export const frame = (): Promise<void> =>
  act(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve))
  })

/** Lets the app work until `see` sees something, and resolves with that. */
export const until = async <Seen>(see: () => Seen | null | undefined | false): Promise<Seen> => {
  const end = performance.now() + patience
  for (;;) {
    const seen = see()
    if (seen !== null && seen !== undefined && seen !== false) return seen
    if (performance.now() > end) throw new Error(`This was never seen: ${see}\n\n${document.body.textContent}`)
    await turn()
  }
}

/** Lets everything that is under way come to its end. */
export const settled = async (): Promise<void> => {
  for (let count = 0; count < 30; count += 1) await turn()
}
