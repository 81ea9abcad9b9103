const type = 'image/png'

/** Null when the browser cannot make it. */
export const pictureFile = (canvas: HTMLCanvasElement, name: string): Promise<File | null> =>
  new Promise((resolve) => {
    try {
      canvas.toBlob((blob) => resolve(blob && new File([blob], name, { type })), type)
    } catch {
      resolve(null)
    }
  })

export const canShare = (): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [new File([], 'a.png', { type })] })

export const savePicture = (file: File): void => {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 600_000)
}

export const sharePicture = async (file: File): Promise<void> => {
  // Rejects when the person closes the dialog.
  await navigator.share({ files: [file] }).catch(() => {})
}
