import { gridPictureSizes } from '#components/movie-grid.tsx'
import { behindModal } from '#domain/addresses.ts'
import type { App } from '#wiring/services.ts'

/** How long the page's shell stays for the sake of the first list, in milliseconds. */
const patience = 100

/**
 * Waits a moment for the list of the first screen and begins to load the posters of its first screenful: they are there
 * earlier than when the app is rendered without them first. Resolves at once where the first screen has no such list, and
 * for the embedded catalogue, whose code comes later and whose posters are drawn.
 */
export const firstPictures = (
  { isDemo, queryClient, queries, images, timeout }: App,
  pathname: string,
): Promise<void> => {
  if (isDemo.peek() || behindModal(pathname) !== '/') return Promise.resolve()
  const list = queryClient.ensureQueryData(queries.peek().trending(1)).then(
    ({ results }) => {
      for (const { posterPath } of results.slice(0, 10)) {
        Object.assign(new Image(), { sizes: gridPictureSizes, srcset: images.srcSet('poster', posterPath) ?? '' })
      }
    },
    // The screen says what went wrong.
    () => {},
  )
  return Promise.race([list, new Promise<void>((resolve) => timeout(resolve, patience))])
}
