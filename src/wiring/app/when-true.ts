import type { ReadonlySignal } from '@preact/signals-react'

export const whenTrue = async (signal: ReadonlySignal<boolean>): Promise<void> => {
  if (signal.peek()) return
  await new Promise<void>((resolve) => {
    const stop = signal.subscribe((isTrue) => {
      if (!isTrue) return
      stop()
      resolve()
    })
  })
}
