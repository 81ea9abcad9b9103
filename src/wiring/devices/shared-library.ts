import { signal } from '@preact/signals-react'
import { useEffect } from 'react'
import type { App } from '../app/app.ts'
import { useLazy } from '../app/use-lazy.ts'
import { useValue } from '../app/use-value.ts'
import { exchange } from './exchange.ts'

const sharedLibrary = ({ lazy, platform, records }: App) => {
  const isShared = signal(false)
  const look = async () => {
    try {
      const identity = await lazy.get(exchange).identity()
      isShared.value = identity !== null && identity.library !== null
    } catch (error) {
      platform.reportOnce(error)
    }
  }
  // A slow database may answer after the first look.
  records.hasDatabase.subscribe(() => void look())
  return { isShared, look }
}

/** After what may have joined a library or left it: passes the result on. */
export const thenLook =
  ({ lazy }: App) =>
  async <Result>(act: Promise<Result>): Promise<Result> => {
    const result = await act
    void lazy.get(sharedLibrary).look()
    return result
  }

/** Whether other devices share this browser's library: false until it is known. */
export const useIsShared = (): boolean => {
  const { isShared, look } = useLazy(sharedLibrary)
  useEffect(() => void look(), [look])
  return useValue(isShared)
}
