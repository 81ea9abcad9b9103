import { useEffect, useEffectEvent } from 'react'

/** A file that the system opens with the installed app: the manifest's file handler. */
export const useLaunchedFile = (onFile: (file: File) => void): void => {
  const take = useEffectEvent(onFile)
  useEffect(() => {
    window.launchQueue?.setConsumer(({ files }) => {
      const [handle] = files
      if (handle) void handle.getFile().then(take, () => {})
    })
  }, [])
}
