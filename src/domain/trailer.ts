/** A video about a movie. */
export interface Video {
  /** The video's key on its site; for YouTube 11 characters. */
  readonly key: string
  /** 'YouTube', 'Vimeo', …; '' when unknown. */
  readonly site: string
  /** 'Trailer', 'Teaser', 'Featurette', …; '' when unknown. */
  readonly type: string
  readonly name: string
  /** ISO instant, '' when unknown. */
  readonly publishedAt: string
  /** Two-letter language code of the video, '' when it has none. */
  readonly language: string
}

const trailerTypes = new Set(['Trailer', 'Teaser'])

const newest = (videos: readonly Video[]): Video | null =>
  videos.reduce<Video | null>((best, video) => (best && best.publishedAt >= video.publishedAt ? best : video), null)

/**
 * The newest trailer or teaser on YouTube (spec section 4, Trailer), null when there is none.
 * One in the viewer's language goes before an English one, and that before any other.
 * `language` is a locale code such as 'pt-BR'.
 */
export const chooseTrailer = (videos: readonly Video[], language: string): Video | null => {
  // Types are filtered before dates are compared: the newest video of a film is often a featurette.
  const trailers = videos.filter((video) => video.site === 'YouTube' && trailerTypes.has(video.type))
  const spoken = (code: string) => trailers.filter((video) => video.language === code)
  return newest(spoken(language.slice(0, 2))) ?? newest(spoken('en')) ?? newest(trailers)
}
