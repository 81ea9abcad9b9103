import { computed } from '@preact/signals-core'
import { ownMovies } from '#domain/own-movies.ts'
import type { Posters } from '#stores/posters.ts'
import type { App } from './app.ts'

/** Keeps the posters of the person's own movies when they are shown. */
export const keepShownPosters = ({ records }: Pick<App, 'records'>, posters: Posters): void => {
  const own = computed(() => {
    const lists = { watchlist: records.watchlist.value, collectionMovies: records.collectionMovies.value }
    return new Set(ownMovies(lists).map(({ posterPath }) => posterPath))
  })
  const seen = new Set<string>()
  const keep = (target: EventTarget | null) => {
    if (!(target instanceof HTMLImageElement) || target.crossOrigin === null || target.naturalWidth === 0) return
    const url = target.currentSrc
    if (seen.has(url) || !own.peek().has(url.slice(url.lastIndexOf('/')))) return
    seen.add(url)
    posters.keep(url).catch(() => {})
  }
  // Load events do not bubble.
  document.addEventListener('load', ({ target }) => keep(target), { capture: true })
  own.subscribe(() => {
    for (const image of document.images) keep(image)
  })
}
