import type { Plugin } from 'vite'

const place = "/* source */ { key: '', list: '' }"

/** What is inlined in a script must not end it. */
const inlined = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/**
 * Tells the script in index.html which key is built in ('' for none) and where Home's list is, so that it leaves no room
 * for the demo catalogue's notice and asks for the list before the app's code is there.
 */
export const shellSource = (apiKey = '', baseUrl = ''): Plugin => ({
  name: 'matinee:shell-source',
  transformIndexHtml: (html) => {
    if (!html.includes(place)) throw new Error(`index.html has no place for the source: ${place}`)
    const list = `${(baseUrl || 'https://api.themoviedb.org/3').replace(/\/$/, '')}/trending/movie/week`
    return html.replace(place, () => inlined({ key: apiKey, list }))
  },
})
