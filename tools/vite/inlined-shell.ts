import { build, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite'

const source = 'src/shell.ts'
const tag = `<script src="/${source}"></script>`
const start = 'src/app/mount.tsx'

/** `base` is Vite's, where the app will be served. */
export const compileShell = async (root: string, mode: string, base = '/'): Promise<string> => {
  const rolldownOptions: Rolldown.RolldownOptions = { input: source, output: { format: 'iife', codeSplitting: false } }
  const built = await build({
    root,
    mode,
    base,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { write: false, modulePreload: false, rolldownOptions },
  })
  const [script] = 'output' in built ? built.output : []
  if (!script) throw new Error(`${source} was not compiled.`)
  // '</script' would end the inlined script.
  return script.code.trim().replaceAll('</script', '<\\/script')
}

/** `module` is a path that ends the chunk's module id. */
export const chunksOf = (module: string, bundle: Rolldown.OutputBundle): readonly Rolldown.OutputChunk[] => {
  const chunks = new Set<Rolldown.OutputChunk>()
  const add = (file: Rolldown.OutputBundle[string] | undefined): void => {
    if (file?.type !== 'chunk' || chunks.has(file)) return
    chunks.add(file)
    for (const name of file.imports) add(bundle[name])
  }
  Object.values(bundle)
    .filter((file) => file.type === 'chunk' && file.moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(module)))
    .forEach(add)
  return [...chunks]
}

/** Preloads what main.tsx imports dynamically, without delaying the first paint. */
const preloads = (html: string, base: string, bundle: Rolldown.OutputBundle): HtmlTagDescriptor[] => {
  const chunks = chunksOf(start, bundle)
  const styles = chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
  const link = (file: string, kind: Record<string, string>): HtmlTagDescriptor => ({
    tag: 'link',
    attrs: { ...kind, crossorigin: true, href: base + file },
  })
  return [
    ...chunks
      .filter(({ fileName }) => !html.includes(fileName))
      .map(({ fileName }) => link(fileName, { rel: 'modulepreload' })),
    ...styles.map((file) => link(file, { rel: 'preload', as: 'style' })),
  ]
}

export const inlinedShell = (): Plugin[] => {
  let compile: () => Promise<string>
  let base = ''
  return [
    {
      name: 'matinee:inlined-shell',
      configResolved(config) {
        base = config.base
        compile = () => compileShell(config.root, config.mode, base)
      },
      transformIndexHtml: {
        order: 'pre',
        async handler(html) {
          if (!html.includes(tag)) throw new Error(`index.html has no ${tag}`)
          const script = await compile()
          return html.replace(tag, () => `<script>${script}</script>`)
        },
      },
    },
    {
      name: 'matinee:preloads',
      apply: 'build',
      transformIndexHtml: { order: 'post', handler: (html, { bundle = {} }) => preloads(html, base, bundle) },
    },
  ]
}
