import type { Plugin } from 'vite'
import { languages } from '#domain/languages.ts'

const place = '/* languages */ []'

/** All languages but that of the page as it is served. */
export const otherLanguages = languages.filter((language) => language !== 'en-US')

/** Tells the script in index.html which languages there are besides English. */
export const shellLanguages = (): Plugin => ({
  name: 'matinee:shell-languages',
  transformIndexHtml: (html) => {
    if (!html.includes(place)) throw new Error(`index.html has no place for the languages: ${place}`)
    return html.replace(place, JSON.stringify(otherLanguages))
  },
})
