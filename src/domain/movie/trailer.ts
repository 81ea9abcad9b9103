export interface Video {
  readonly key: string
  readonly site: string
  readonly type: string
  readonly name: string
  readonly publishedAt: string
  readonly language: string
}

const trailerTypes = new Set(['Trailer', 'Teaser'])

const newest = (videos: readonly Video[]): Video | null =>
  videos.reduce<Video | null>((best, video) => (best && best.publishedAt >= video.publishedAt ? best : video), null)

/** Prefers the viewer's language, then English. */
export const chooseTrailer = (videos: readonly Video[], language: string): Video | null => {
  // By type first: the newest video of a movie is often a featurette.
  const trailers = videos.filter((video) => video.site === 'YouTube' && trailerTypes.has(video.type))
  const inLanguage = (code: string) => trailers.filter((video) => video.language === code)
  return newest(inLanguage(language.slice(0, 2))) ?? newest(inLanguage('en')) ?? newest(trailers)
}
