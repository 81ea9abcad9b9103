export interface Movie {
  readonly id: number
  readonly title: string
  readonly adult: boolean
  readonly originalTitle: string
  /** ISO 639-1, and TMDB's `cn` for Cantonese. */
  readonly language: string
  readonly releaseDate: string
  /** Minutes. */
  readonly runtime: number
  readonly genreIds: readonly number[]
  readonly voteAverage: number
  readonly voteCount: number
  readonly popularity: number
  readonly countries: readonly string[]
  readonly imdbId: string | null
  /** In billing order. */
  readonly cast: readonly { readonly personId: number; readonly character: string }[]
  /** Directors first, then writers. */
  readonly crew: readonly { readonly personId: number; readonly job: string }[]
  readonly videos: readonly Video[]
}

export interface Video {
  readonly key: string
  readonly type: string
  readonly name: string
  readonly publishedAt: string
}

export interface Person {
  readonly id: number
  readonly name: string
  /** TMDB's: 0 not recorded, 1 female, 2 male, 3 non-binary. */
  readonly gender: number
  readonly department: string | null
  readonly birthday: string | null
  readonly deathday: string | null
  readonly placeOfBirth: string | null
  readonly imdbId: string | null
}

export type ProviderKind = 'subscription' | 'anime' | 'store' | 'documentaries' | 'ads' | 'free'

export interface Provider {
  readonly id: number
  readonly name: string
  readonly priority: number
  readonly kind: ProviderKind
  /** Priority by region code; absent where the provider is not available. */
  readonly priorities: Readonly<Record<string, number>>
}
