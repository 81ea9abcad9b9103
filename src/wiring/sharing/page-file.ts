import { listPage, type PageParts, pageRow, pageStyles } from '#domain/sharing/list-page.ts'
import type { SharedList } from '#domain/sharing/shared-list.ts'

const rowsAtOnce = 200

const hashOf = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}

/** `breathe` lets the page go on between the parts of a long list. */
export const pageFile = async (
  list: SharedList,
  parts: Omit<PageParts, 'stylesHash'>,
  breathe: () => Promise<void>,
): Promise<Blob> => {
  const rows: string[] = []
  for (let start = 0; start < list.movies.length; start += rowsAtOnce) {
    if (start > 0) await breathe()
    rows.push(...list.movies.slice(start, start + rowsAtOnce).map(pageRow))
  }
  const stylesHash = await hashOf(pageStyles)
  return new Blob([listPage(list, rows, { ...parts, stylesHash })], { type: 'text/html' })
}
