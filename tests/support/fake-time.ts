import { act } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'

/** Fake timers for the running test. */
export const useFakeTime = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // Testing Library advances fake timers only if it finds this global.
  vi.stubGlobal('jest', { advanceTimersByTime: vi.advanceTimersByTime.bind(vi) })
  onTestFinished(() => void vi.useRealTimers())
  return { advance: (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds)) }
}
