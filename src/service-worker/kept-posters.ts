export const posterCacheName = 'matinee-posters'

/** One copy of a picture, whatever the size in its address. */
export const posterKey = (url: string): string => `/posters/${new URL(url).pathname.split('/').at(-1)}`

/** The kept copy stands in when the network fails. */
export const answerPicture = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match(posterKey(request.url), { cacheName: posterCacheName })) ?? Response.error()
  }
}
