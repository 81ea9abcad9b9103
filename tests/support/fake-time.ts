import { act } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'

/** For the running test: timers that run when they are told to, not when time passes. */
export const useFakeTime = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // Testing Library moves the timers of a test runner that it knows by this name.
  vi.stubGlobal('jest', { advanceTimersByTime: vi.advanceTimersByTime.bind(vi) })
  onTestFinished(() => void vi.useRealTimers())
  return { advance: (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds)) }
}
