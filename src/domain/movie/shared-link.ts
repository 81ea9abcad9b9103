import { tmdbIdFrom } from './addresses.ts'

/** What another app shares: Web Share Target's fields. Apps put the link in `text` or in `url`. */
export interface SharedFields {
  readonly title: string | null
  readonly text: string | null
  readonly url: string | null
}

export interface ProviderPage {
  readonly kind: 'movie' | 'person'
  readonly id: number
}

export type Shared =
  | { readonly kind: 'page'; readonly page: ProviderPage }
  /** `query` is for a search when TMDB does not know the id. */
  | { readonly kind: 'imdb'; readonly imdbId: string; readonly query: string }
  | { readonly kind: 'query'; readonly query: string }
  | { readonly kind: 'nothing' }

const links = /https?:\/\/([^/\s?#]+)([^\s?#]*)\S*/gi
const maxQueryLength = 200
// Anything can be shared, and the patterns take long for long texts.
const maxFieldLength = 2000

interface Link {
  readonly host: string
  readonly path: string
}

const linksIn = ({ url, text, title }: SharedFields): readonly Link[] =>
  [url, text, title].flatMap((field) =>
    [...(field ?? '').matchAll(links)].map(([, host = '', path = '']) => ({ host: host.toLowerCase(), path })),
  )

const isOn = ({ host }: Link, domain: string): boolean => host === domain || host.endsWith(`.${domain}`)

const tmdbPageIn = (link: Link): ProviderPage | null => {
  if (!isOn(link, 'themoviedb.org')) return null
  const [, kind, digits] = /\/(movie|person)\/(\d+)/.exec(link.path) ?? []
  const id = tmdbIdFrom(digits)
  return id !== null && (kind === 'movie' || kind === 'person') ? { kind, id } : null
}

const imdbIdIn = (link: Link): string | null =>
  isOn(link, 'imdb.com') ? (/\/(?:title|name)\/((?:tt|nm)\d{5,10})/.exec(link.path)?.[1] ?? null) : null

/** 'https://letterboxd.com/film/the-thing-1982/' gives 'the thing'. */
const letterboxdTitleIn = (link: Link): string | null => {
  if (!isOn(link, 'letterboxd.com')) return null
  const slug = /\/film\/([\w-]+)/.exec(link.path)?.[1]
  return slug?.replace(/-(?:\d{4}|\d)$/, '').replaceAll('-', ' ') ?? null
}

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
  const query =
    shared.map(letterboxdTitleIn).find((title) => title !== null) || titleIn(fields.title) || titleIn(fields.text)
  const page = shared.map(tmdbPageIn).find((found) => found !== null)
  if (page) return { kind: 'page', page }
  const imdbId = shared.map(imdbIdIn).find((found) => found !== null)
  if (imdbId) return { kind: 'imdb', imdbId, query }
  return query ? { kind: 'query', query } : { kind: 'nothing' }
}
