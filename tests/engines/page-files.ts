declare global {
  var handedOver: Blob | undefined
}

/** Runs in the page: puts a file into the field with this label, as if a user had chosen it. False without the field. */
export const chooseFile = (label: string, name: string, base64: string): boolean => {
  const field = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')].find(
    ({ ariaLabel }) => ariaLabel === label,
  )
  if (!field) return false
  const chosen = new DataTransfer()
  chosen.items.add(new File([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))], name))
  field.files = chosen.files
  field.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}

/** Runs in the page: keeps what it would download next, as WebDriver has no place for downloads. */
export const holdDownload = (): null => {
  const blobs = new Map<string, Blob>()
  const create = URL.createObjectURL
  URL.createObjectURL = (source) => {
    const url = create(source)
    if (source instanceof Blob) blobs.set(url, source)
    return url
  }
  const { click } = HTMLAnchorElement.prototype
  HTMLAnchorElement.prototype.click = function () {
    const blob = this.download === '' ? undefined : blobs.get(this.href)
    if (blob) globalThis.handedOver = blob
    else click.call(this)
  }
  return null
}

/** Runs in the page: what was held, in Base64; null before that. */
export const heldDownload = async (): Promise<string | null> =>
  globalThis.handedOver ? btoa(String.fromCharCode(...new Uint8Array(await globalThis.handedOver.arrayBuffer()))) : null
