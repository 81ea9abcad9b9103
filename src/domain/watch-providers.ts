/** A streaming service. */
export interface WatchProvider {
  /** TMDB's `provider_id`. */
  readonly id: number
  readonly name: string
  readonly logoPath: string | null
  /** Rank in its region, the smallest first. */
  readonly displayPriority: number
}
