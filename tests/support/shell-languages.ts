import type { Plugin, Rolldown } from 'vite'
import { languages } from '../../src/domain/languages.ts'

const place = '/* languages */ {}'

/** The chunk of a language's words, whose source is `src/text/de-de.ts`. */
const wordsOf = (language: string, bundle: Rolldown.OutputBundle): string | undefined =>
  Object.values(bundle).find(
    (chunk) => chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith(`/src/text/${language.toLowerCase()}.ts`),
  )?.fileName

/**
 * Tells the script in index.html which languages there are besides English, and where their words are, so that it can ask
 * for a returning visitor's before anything else is there.
 */
export const shellLanguages = (): Plugin => {
  let base = '/'
  return {
    name: 'matinee:shell-languages',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!html.includes(place)) throw new Error(`index.html has no place for the languages: ${place}`)
        const others = languages.filter((language) => language !== 'en-US')
        const words = others.flatMap((language) => {
          const file = bundle ? wordsOf(language, bundle) : ''
          return file === undefined ? [] : [[language, file && base + file] as const]
        })
        if (words.length === 0) throw new Error('No language but English has words.')
        return html.replace(place, JSON.stringify(Object.fromEntries(words)))
      },
    },
  }
}
