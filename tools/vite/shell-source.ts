import type { Plugin } from 'vite'
import { gridPictureSizes } from '#components/grid-pictures.ts'
import { createImages } from '#tmdb/images.ts'
import type { SiteEnv } from './site-policy.ts'

const place = "/* source */ { key: '', list: '', posters: '', sizes: '' }"

/** What is inlined in a script must not end it. */
const inlined = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/**
 * Tells the script in index.html which key is built in ('' for none), where Home's list is and where its posters are, so
 * that it leaves no room for the demo catalogue's notice, and asks for both before the app's code is there.
 */
export const shellSource = (env: SiteEnv): Plugin => ({
  name: 'matinee:shell-source',
  transformIndexHtml: (html) => {
    if (!html.includes(place)) throw new Error(`index.html has no place for the source: ${place}`)
    const list = `${(env['VITE_TMDB_BASE_URL'] || 'https://api.themoviedb.org/3').replace(/\/$/, '')}/trending/movie/week`
    const posters = createImages(env['VITE_TMDB_IMAGE_URL'] || undefined).srcSet('poster', '*')
    const source = { key: env['VITE_TMDB_API_KEY'] ?? '', list, posters, sizes: gridPictureSizes }
    return html.replace(place, () => inlined(source))
  },
})
