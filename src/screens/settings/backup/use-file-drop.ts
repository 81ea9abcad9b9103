import { useEffect, useEffectEvent, useState } from 'react'

const holdsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false

/** The whole page is the drop zone: a browser leaves the page for a file dropped beside a smaller one. */
export const useFileDrop = (onFiles: (files: readonly File[]) => void, onElse: () => void): boolean => {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent((files: readonly File[]) => (files.length > 0 ? onFiles(files) : onElse()))
  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    const onDragLeave = (event: DragEvent) => {
      // Only leaving the window has no related target.
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setOver(false)
      take([...(event.dataTransfer?.files ?? [])])
    }
    document.addEventListener('dragover', onDragOver)
    document.addEventListener('dragleave', onDragLeave)
    document.addEventListener('drop', drop)
    return () => {
      document.removeEventListener('dragover', onDragOver)
      document.removeEventListener('dragleave', onDragLeave)
      document.removeEventListener('drop', drop)
    }
  }, [])
  return isOver
}
