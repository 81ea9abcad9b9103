import type { MovieSnapshot } from '#domain/movie/movie.ts'
import type { Posters } from '#stores/copies/posters.ts'

/** Keeps the posters of the given movies that are shown, now and later. Replace the movies when they change. */
export const keepShownPosters = (posters: Posters): ((own: readonly MovieSnapshot[]) => void) => {
  let paths: ReadonlySet<string | null> = new Set()
  const seen = new Set<string>()
  const keep = (target: EventTarget | null) => {
    if (!(target instanceof HTMLImageElement) || target.crossOrigin === null || target.naturalWidth === 0) return
    const url = target.currentSrc
    if (seen.has(url) || !paths.has(url.slice(url.lastIndexOf('/')))) return
    seen.add(url)
    posters.keep(url).catch(() => {})
  }
  // Load events do not bubble.
  document.addEventListener('load', ({ target }) => keep(target), { capture: true })
  return (own) => {
    paths = new Set(own.map(({ posterPath }) => posterPath))
    for (const image of document.images) keep(image)
  }
}
