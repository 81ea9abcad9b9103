import type { MovieId } from '../movie/movie.ts'
import type { CollectionLink } from '../records/library.ts'
import type { RecordId } from '../values/ids.ts'

type Links = readonly CollectionLink[]

/** Says why a movie is in a collection, '' to say nothing. The same links when that is what they say. */
export const withLinkNote = (links: Links, collectionId: RecordId, movieId: MovieId, note: string): Links => {
  const isIt = (link: CollectionLink) => link.collectionId === collectionId && link.movieId === movieId
  if (!links.some((link) => isIt(link) && (link.note ?? '') !== note.trim())) return links
  return links.map((link) => {
    if (!isIt(link)) return link
    const { note: _, ...bare } = link
    return note.trim() === '' ? bare : { ...bare, note: note.trim() }
  })
}
