import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'

/** What index.html names, and the browsers that it is compiled for. */
const sources: readonly (readonly [source: string, target: string])[] = [
  ['src/shell.ts', 'baseline-widely-available'],
  ['src/old-browser.ts', 'es2015'],
]
const start = 'src/app/mount.tsx'

const compile = async (source: string, target: string, config: InlineConfig): Promise<string> => {
  const rolldownOptions: Rolldown.RolldownOptions = { input: source, output: { format: 'iife', codeSplitting: false } }
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { write: false, modulePreload: false, target, rolldownOptions },
  })
  const [script] = 'output' in built ? built.output : []
  if (!script) throw new Error(`${source} was not compiled.`)
  // '</script' would end the inlined script.
  return script.code.trim().replaceAll('</script', '<\\/script')
}

/** The scripts of index.html, by source. `base` is Vite's, where the app will be served. */
export const compileInlined = async (root: string, mode: string, base = '/'): Promise<ReadonlyMap<string, string>> => {
  const config = { root, mode, base }
  return new Map(
    await Promise.all(
      sources.map(async ([source, target]) => [source, await compile(source, target, config)] as const),
    ),
  )
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

/** Links that preload what main.tsx imports dynamically. */
const preloads = (html: string, base: string, bundle: Rolldown.OutputBundle): readonly string[] => {
  const chunks = chunksOf(start, bundle)
  const styles = chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
  return [
    ...chunks
      .filter(({ fileName }) => !html.includes(fileName))
      .map(({ fileName }) => `<link rel="modulepreload" crossorigin href="${base}${fileName}">`),
    ...styles.map((file) => `<link rel="preload" as="style" crossorigin href="${base}${file}">`),
  ]
}

const codeTags = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g

/** Moves what loads the code into a template, for src/shell.ts to start: neither delays the first paint or the first posters. */
export const holdCode = (html: string, links: readonly string[] = []): string => {
  const tags = html.match(codeTags) ?? []
  if (!tags.some((tag) => tag.startsWith('<script'))) throw new Error('index.html starts no code.')
  const template = `<template>${[...links, ...tags].join('')}</template>`
  return html.replace(codeTags, '').replace('<script>', () => `${template}\n    <script>`)
}

export const inlinedShell = (): Plugin[] => {
  let compileAll: () => Promise<ReadonlyMap<string, string>>
  let base = ''
  return [
    {
      name: 'matinee:inlined-shell',
      configResolved(config) {
        base = config.base
        compileAll = () => compileInlined(config.root, config.mode, base)
      },
      transformIndexHtml: {
        order: 'pre',
        async handler(html) {
          let inlined = html
          for (const [source, script] of await compileAll()) {
            const tag = `<script src="/${source}"></script>`
            if (!html.includes(tag)) throw new Error(`index.html has no ${tag}`)
            inlined = inlined.replace(tag, () => `<script>${script}</script>`)
          }
          return inlined
        },
      },
    },
    {
      name: 'matinee:held-code',
      apply: 'build',
      transformIndexHtml: {
        order: 'post',
        handler: (html, { bundle = {} }) => holdCode(html, preloads(html, base, bundle)),
      },
    },
  ]
}
