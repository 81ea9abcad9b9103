import { signal } from '@preact/signals-react'
import { useEffect } from 'react'
import type { FolderDevice } from '#domain/devices/folder.ts'
import type { App } from '../app/app.ts'
import { useLazy } from '../app/use-lazy.ts'
import { useValue } from '../app/use-value.ts'
import { sharedFolder } from './shared-folder.ts'

const folderDevices = ({ lazy, platform }: App) => {
  const devices = signal<readonly FolderDevice[]>([])
  return {
    devices,
    look: async () => {
      try {
        const answer = await lazy.get(sharedFolder).devices()
        if (answer.kind === 'done') devices.value = answer.devices
      } catch (error) {
        platform.reportOnce(error)
      }
    },
  }
}

/** The devices that write to the folder, looked up again after each round. */
export const useFolderDevices = (lastRound: string | null): readonly FolderDevice[] => {
  const { devices, look } = useLazy(folderDevices)
  useEffect(() => {
    if (lastRound !== null) void look()
  }, [lastRound, look])
  return useValue(devices)
}
