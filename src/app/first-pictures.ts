import { firstScreenful, gridPictureSizes } from '#components/movie-grid.tsx'
import type { App } from '#wiring/services.ts'

/** How long the page's shell stays for the sake of the first list, in milliseconds. */
const patience = 100

/**
 * Waits a moment for the list of the first screen and begins to load the posters of its first screenful: they are there
 * earlier than when the app is rendered without them first. Does not wait for the embedded catalogue, whose code comes
 * later and whose posters are drawn.
 * @param answered resolves when the provider has answered the first queries.
 */
export const firstPictures = async (
  { isDemo, queryClient, queries, images, timeout }: App,
  answered: Promise<void>,
): Promise<void> => {
  if (isDemo.peek()) return
  await Promise.race([answered, new Promise<void>((resolve) => timeout(resolve, patience))])
  const list = queryClient.getQueryData(queries.peek().trending(1).queryKey)
  for (const { posterPath } of list?.results.slice(0, firstScreenful) ?? []) {
    Object.assign(new Image(), { sizes: gridPictureSizes, srcset: images.srcSet('poster', posterPath) ?? '' })
  }
}
