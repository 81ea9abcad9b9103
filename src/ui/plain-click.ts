import type { MouseEvent } from 'react'

/** With the first button and no key held: any other click opens a link elsewhere. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
