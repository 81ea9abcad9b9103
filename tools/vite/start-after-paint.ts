import type { Plugin, Rolldown } from 'vite'
import { otherLanguages } from './shell-languages.ts'
import { chunksWith, moduleIds, startModules } from './start-modules.ts'

const entryTag = /\s*<script type="module"[^>]*\ssrc="([^"]+)"[^>]*><\/script>/

interface StartFiles {
  /** Code and styles that every page needs. */
  readonly everywhere: readonly string[]
  /** What a page in another language than English needs beside them, by its `lang`. */
  readonly words: Readonly<Record<string, readonly string[]>>
}

const startScript = (entry: string, { everywhere, words }: StartFiles): string => `<script>
      // The code is asked for when the shell is painted: earlier, the two would compete.
      ;(function () {
        var entry = ${JSON.stringify(entry)}
        var everywhere = ${JSON.stringify(everywhere)}
        var words = ${JSON.stringify(words)}
        var painted = new Promise((resolve) => {
          new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
          // A page that nobody looks at is not painted.
          setTimeout(resolve, document.hidden ? 0 : 1000)
        })
        painted.then(() => {
          import(entry)
          everywhere.concat(words[document.documentElement.lang] || []).forEach((file) => {
            var kind = file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }
            document.head.append(Object.assign(document.createElement('link'), kind, { crossOrigin: '', href: file }))
          })
        })
      })()
    </script>`

const chunkOf = (module: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk => {
  const chunk = Object.values(bundle).find((one) => one.type === 'chunk' && one.facadeModuleId?.endsWith(module))
  if (chunk?.type !== 'chunk') throw new Error(`The build has no chunk for ${module}.`)
  return chunk
}

/** The files with a language's words: the table of languages, the language's own chunk and what that imports. */
const wordFiles = (language: string, bundle: Rolldown.OutputBundle): readonly string[] => {
  const words = chunkOf(`/src/i18n/${language.toLowerCase()}.ts`, bundle)
  return [chunkOf('/src/i18n/catalogues.ts', bundle).fileName, words.fileName, ...words.imports]
}

const startFiles = (bundle: Rolldown.OutputBundle, root: string, base: string): StartFiles => {
  const chunks = chunksWith(bundle, moduleIds(startModules, root))
  const styles = chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
  const everywhere = [...new Set([...chunks.map(({ fileName }) => fileName), ...styles])].map((file) => base + file)
  const words = otherLanguages.map((language) => {
    const files = wordFiles(language, bundle).map((file) => base + file)
    return [language, files.filter((file) => !everywhere.includes(file))] as const
  })
  return { everywhere, words: Object.fromEntries(words) }
}

/**
 * Has the built page ask for the app's code, its styles and a returning visitor's words once its shell is painted. In
 * the head, as the build would place them, they hold the first paint back by about 14 ms.
 */
export const startAfterPaint = (): Plugin => {
  let root = ''
  let base = '/'
  return {
    name: 'matinee:start-after-paint',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, dependencies, { hostType }) => (hostType === 'html' ? [] : dependencies),
        },
      },
    }),
    configResolved(config) {
      root = config.root
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const [tag, entry] = entryTag.exec(html) ?? []
        if (!bundle || tag === undefined || entry === undefined) throw new Error('index.html has no module to start.')
        const withoutEntry = html.replace(tag, '')
        const [early] = /<link[^>]*rel="(?:stylesheet|modulepreload)"[^>]*>/.exec(withoutEntry) ?? []
        if (early) throw new Error(`index.html asks for this before its first paint: ${early}`)
        const script = startScript(entry, startFiles(bundle, root, base))
        return withoutEntry.replace('</body>', () => `  ${script}\n  </body>`)
      },
    },
  }
}
