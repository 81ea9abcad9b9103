import { type ProviderPage, type TrackerLink, trackerLinkIn } from './tracker-link.ts'

/** What another app shares: Web Share Target's fields. Apps put the link in `text` or in `url`. */
export interface SharedFields {
  readonly title: string | null
  readonly text: string | null
  readonly url: string | null
}

export type Shared =
  | { readonly kind: 'page'; readonly page: ProviderPage }
  /** `query` is for a search when TMDB does not know the id. */
  | { readonly kind: 'imdb'; readonly imdbId: string; readonly query: string }
  | { readonly kind: 'query'; readonly query: string }
  | { readonly kind: 'nothing' }

const links = /https?:\/\/\S+/gi
const maxQueryLength = 200
// Anything can be shared, and the patterns take long for long texts.
const maxFieldLength = 2000

const linksIn = ({ url, text, title }: SharedFields): readonly TrackerLink[] =>
  [url, text, title].flatMap((field) =>
    [...(field ?? '').matchAll(links)].flatMap(([link]) => trackerLinkIn(link) ?? []),
  )

/** Search terms: no links, quotes, year in brackets, rating or name of a site. */
const titleIn = (text: string | null): string =>
  (text ?? '')
    .replace(links, ' ')
    .replace(/^.*\breview of /i, '')
    .replace(/\s+[-–—|•]\s+(?:IMDb|Letterboxd|The Movie Database.*|TMDB)\s*$/i, '')
    .replace(/\((?:19|20)\d\d\).*$/s, '')
    .replace(/[★½⭐“”"]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxQueryLength)

const beginningOf = (text: string | null): string | null => text?.slice(0, maxFieldLength) ?? null

export const readShared = (given: SharedFields): Shared => {
  const fields = { title: beginningOf(given.title), text: beginningOf(given.text), url: beginningOf(given.url) }
  const shared = linksIn(fields)
  const name = shared.find((link) => link.kind === 'name')?.name
  const query = name || titleIn(fields.title) || titleIn(fields.text)
  const page = shared.find((link) => link.kind === 'page')
  if (page) return page
  const imdb = shared.find((link) => link.kind === 'imdb')
  if (imdb) return { ...imdb, query }
  return query ? { kind: 'query', query } : { kind: 'nothing' }
}
