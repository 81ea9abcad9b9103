import { tmdbIdFrom } from './addresses.ts'

export interface ProviderPage {
  readonly kind: 'movie' | 'person'
  readonly id: number
}

/** What a link of TMDB, IMDb, Letterboxd or Trakt, or an id of IMDb, leads to. */
export type TrackerLink =
  | { readonly kind: 'page'; readonly page: ProviderPage }
  /** 'tt…' of a movie, a series or an episode, 'nm…' of a person. */
  | { readonly kind: 'imdb'; readonly imdbId: string }
  /** The words of the address: the title, and the year where there are two of one title. */
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'something else' }

const link = /(?:https?:\/\/|(?<![\w.@/]))(?:[\w-]+\.)*(themoviedb\.org|imdb\.com|letterboxd\.com|trakt\.tv)\/(\S*)/i
const elsewhere = { kind: 'something else' } as const

const readPath: Readonly<Record<string, (path: string) => TrackerLink>> = {
  'themoviedb.org': (path) => {
    const [, kind, digits] = /^(?:\w\w(?:-\w\w)?\/)?(movie|person)\/(\d+)/.exec(path) ?? []
    const id = tmdbIdFrom(digits)
    return id !== null && (kind === 'movie' || kind === 'person') ? { kind: 'page', page: { kind, id } } : elsewhere
  },
  'imdb.com': (path) => {
    const imdbId = /(?:^|\/)((?:tt|nm)\d{5,10})/.exec(path)?.[1]
    return imdbId ? { kind: 'imdb', imdbId } : elsewhere
  },
  'letterboxd.com': (path) => nameIn(/(?:^|\/)film\/([\w-]+)/.exec(path)?.[1]),
  'trakt.tv': (path) => nameIn(/^movies\/([\w-]+)/.exec(path)?.[1]),
}

const nameIn = (slug: string | undefined): TrackerLink =>
  slug ? { kind: 'name', name: slug.replaceAll('-', ' ') } : elsewhere

/** The first such link in a text, also without 'https://', or the id that the text is. Null without any. */
export const trackerLinkIn = (text: string): TrackerLink | null => {
  const [found, host = '', path = ''] = link.exec(text) ?? []
  if (found) return readPath[host.toLowerCase()]?.(path) ?? null
  const id = /^\s*((?:tt|nm)\d{5,10})\s*$/i.exec(text)?.[1]
  return id ? { kind: 'imdb', imdbId: id.toLowerCase() } : null
}
