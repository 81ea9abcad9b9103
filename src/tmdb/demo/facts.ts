export interface Film {
  readonly id: number
  readonly title: string
  readonly adult: boolean
  readonly originalTitle: string
  /** ISO 639-1, and TMDB's own `cn` for Cantonese. */
  readonly language: string
  /** `YYYY-MM-DD`. */
  readonly releaseDate: string
  /** Minutes. */
  readonly runtime: number
  readonly genreIds: readonly number[]
  readonly voteAverage: number
  readonly voteCount: number
  readonly popularity: number
  /** ISO 3166-1 codes, empty where none is recorded. */
  readonly countries: readonly string[]
  readonly imdbId: string | null
  /** In billing order. */
  readonly cast: readonly { readonly personId: number; readonly character: string }[]
  /** Directors first, then writers. */
  readonly crew: readonly { readonly personId: number; readonly job: string }[]
  readonly videos: readonly Video[]
}

/** A YouTube video. `publishedAt` is an ISO time. */
export interface Video {
  readonly key: string
  readonly type: string
  readonly name: string
  readonly publishedAt: string
}

export interface Person {
  readonly id: number
  readonly name: string
  /** TMDB's numbers: 0 not recorded, 1 female, 2 male, 3 non-binary. */
  readonly gender: number
  readonly department: string | null
  readonly birthday: string | null
  readonly deathday: string | null
  readonly placeOfBirth: string | null
  readonly imdbId: string | null
}

/** How a provider offers films: it decides which groups its sample offers stand in. */
export type ProviderKind = 'subscription' | 'anime' | 'store' | 'documentaries' | 'ads' | 'free'

export interface Provider {
  readonly id: number
  readonly name: string
  readonly priority: number
  readonly kind: ProviderKind
  /** Priority by region code; a region that is absent has no such provider. */
  readonly priorities: Readonly<Record<string, number>>
}
