import type { Highlight } from '#domain/movie/search-rows.ts'

/** The element id of a cell of the search results. */
export const cellId = (listId: string, { row, cell }: Highlight): string => `${listId}-${row}-${cell}`
