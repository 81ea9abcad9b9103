import { useEffect, useEffectEvent, useState } from 'react'

const holdsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false

/**
 * Takes a file that is dropped anywhere on the page: a browser would leave the page to show a file that misses a small
 * zone. Returns whether one is being dragged over the page.
 */
export const useFileDrop = (onFile: (file: File) => void, onElse: () => void): boolean => {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent((file: File | undefined) => (file ? onFile(file) : onElse()))
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent) => {
      // Without a related target it has left the window; else it is over another element of the page.
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setOver(false)
      take(event.dataTransfer?.files[0])
    }
    document.addEventListener('dragover', over)
    document.addEventListener('dragleave', leave)
    document.addEventListener('drop', drop)
    return () => {
      document.removeEventListener('dragover', over)
      document.removeEventListener('dragleave', leave)
      document.removeEventListener('drop', drop)
    }
  }, [])
  return isOver
}
