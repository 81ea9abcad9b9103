import { defaultImageBase } from '#tmdb/images.ts'
import { defaultApiBase } from '#tmdb/request.ts'
import type { BuildSettings } from '#wiring/app/world.ts'

export const buildSettings: BuildSettings = {
  apiKey: import.meta.env.VITE_TMDB_API_KEY ?? '',
  baseUrl: new URL(import.meta.env.VITE_TMDB_BASE_URL || defaultApiBase, location.origin).href,
  imageUrl: import.meta.env.VITE_TMDB_IMAGE_URL || defaultImageBase,
}
