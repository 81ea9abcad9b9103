import type { Viewing } from './library.ts'

export type ViewingDetails = Pick<Viewing, 'rating' | 'note' | 'tags' | 'companions'>

/** What is said of a viewing, without what is empty. */
export const viewingDetails = ({ rating, note, tags = [], companions = [] }: ViewingDetails): ViewingDetails => ({
  ...(rating !== undefined && { rating }),
  ...(note && { note }),
  ...(tags.length > 0 && { tags }),
  ...(companions.length > 0 && { companions }),
})
