import type { Plugin, Rolldown } from 'vite'
import { languages } from '../../src/domain/languages.ts'

const place = '/* languages */ {}'

const chunkOf = (module: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk | undefined =>
  Object.values(bundle).find(
    (chunk): chunk is Rolldown.OutputChunk => chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith(module) === true,
  )

/** The files with a language's words: the table of languages, the language's own chunk and what that imports. */
const chunksOf = (language: string, bundle: Rolldown.OutputBundle): readonly string[] => {
  const table = chunkOf('/src/text/catalogues.ts', bundle)
  const words = chunkOf(`/src/text/${language.toLowerCase()}.ts`, bundle)
  if (!table || !words) throw new Error(`The build has no chunk for the words of ${language}.`)
  return [table.fileName, words.fileName, ...words.imports]
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
        const words = others.map((language) => {
          const files = bundle ? chunksOf(language, bundle) : []
          // Files that the page loads anyway are left out.
          return [language, files.map((file) => base + file).filter((file) => !html.includes(`"${file}"`))] as const
        })
        return html.replace(place, JSON.stringify(Object.fromEntries(words)))
      },
    },
  }
}
