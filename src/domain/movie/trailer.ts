import { by, codeUnits, descending, type Sorting } from '../values/sorting.ts'

export interface Video {
  readonly key: string
  readonly site: string
  readonly type: string
  readonly name: string
  readonly publishedAt: string
  readonly language: string
}

const trailerTypes = new Set(['Trailer', 'Teaser'])

const newestFirst: Sorting<Video> = by(({ publishedAt }) => publishedAt, descending(codeUnits))

/** The best first: the newest in the viewer's language, then in English, then any other. */
export const trailersOf = (videos: readonly Video[], language: string): readonly Video[] => {
  // By type first: the newest video of a movie is often a featurette.
  const trailers = newestFirst.sorted(videos.filter(({ site, type }) => site === 'YouTube' && trailerTypes.has(type)))
  const inLanguage = (code: string) => trailers.filter((video) => video.language === code)
  return [...new Set([...inLanguage(language.slice(0, 2)), ...inLanguage('en'), ...trailers])]
}
