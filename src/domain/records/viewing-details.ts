import type { Viewing } from './library.ts'

export type ViewingDetails = Pick<Viewing, 'rating' | 'note' | 'tags' | 'companions'>

type GivenDetails = { readonly [Name in keyof ViewingDetails]: ViewingDetails[Name] | undefined }

/** What is said of a viewing, without what is empty. */
export const viewingDetails = ({ rating, note, tags = [], companions = [] }: GivenDetails): ViewingDetails => ({
  ...(rating !== undefined && { rating }),
  ...(note && { note }),
  ...(tags.length > 0 && { tags }),
  ...(companions.length > 0 && { companions }),
})
