import type { Plugin, Rolldown } from 'vite'
import { languages } from '../../src/domain/languages.ts'

const place = '/* languages */ {}'

const chunkOf = (module: string, bundle: Rolldown.OutputBundle): string | undefined =>
  Object.values(bundle).find((chunk) => chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith(module))?.fileName

/** What the words of a language come in: the table of languages, and their own chunk (of `src/text/de-de.ts`). */
const chunksOf = (language: string, bundle: Rolldown.OutputBundle): readonly string[] | null => {
  const table = chunkOf('/src/text/catalogues.ts', bundle)
  const words = chunkOf(`/src/text/${language.toLowerCase()}.ts`, bundle)
  return table && words ? [table, words] : null
}

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
          const files = bundle ? chunksOf(language, bundle) : []
          return files ? [[language, files.map((file) => base + file)] as const] : []
        })
        if (words.length === 0) throw new Error('No language but English has words.')
        return html.replace(place, JSON.stringify(Object.fromEntries(words)))
      },
    },
  }
}
