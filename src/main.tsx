import { createApp } from '#wiring/create-app.ts'
import { firstQueries } from '#wiring/first-queries.ts'
import { browserWorld } from '#wiring/world.ts'

const app = createApp(
  browserWorld({
    apiKey: import.meta.env.VITE_TMDB_API_KEY ?? '',
    baseUrl: import.meta.env.VITE_TMDB_BASE_URL || 'https://api.themoviedb.org/3',
    imageUrl: import.meta.env.VITE_TMDB_IMAGE_URL || 'https://image.tmdb.org/t/p',
  }),
)
// The first answer is on its way before React's code is.
firstQueries(app, location.pathname)
if (/[?&]inspect\b/.test(location.search)) {
  void import('#wiring/inspection.ts').then(({ turnInspectorOn }) => turnInspectorOn(app))
}
const container = document.getElementById('root')
if (container) void import('#app/mount.tsx').then(({ mount }) => mount(container, app, location.pathname))
