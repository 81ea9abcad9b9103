import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import type { AppFile } from '../../src/service-worker/app-cache.ts'

/** Its charts are large and hardly anybody opens them: they load with the page and are not kept for everyone. */
const flowsScreen = 'src/screens/flows/flows.tsx'

const appFilesIn = async (outDir: string, base: string, excluded: string): Promise<readonly AppFile[]> => {
  const assets = await readdir(join(outDir, 'assets'), { recursive: true })
  const paths = assets
    .filter((path) => /\.(?:js|css|woff2)$/.test(path))
    .map((path) => `assets/${path.replaceAll('\\', '/')}`)
    .filter((path) => path !== excluded)
    .toSorted()
  return Promise.all(
    ['index.html', 'favicon.svg', 'manifest.webmanifest', ...paths].map(async (path) => {
      const hash = createHash('sha256').update(await readFile(join(outDir, path)))
      // Some hosts redirect /index.html to /, and a redirected answer cannot be a page.
      return { url: path === 'index.html' ? base : base + path, integrity: `sha256-${hash.digest('base64')}` }
    }),
  )
}

/**
 * Once the app is written, bundles src/service-worker into one file that names all files of the app but the charts of
 * /flows, with their hashes.
 */
export const serviceWorker = (): Plugin => {
  let config: ResolvedConfig
  let flows: string | undefined
  return {
    name: 'matinee:service-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    generateBundle(_, bundle) {
      flows = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.facadeModuleId?.replaceAll('\\', '/').endsWith(flowsScreen),
      )?.fileName
    },
    closeBundle: {
      sequential: true,
      async handler(error) {
        if (error) return
        const { root, base, mode } = config
        const { outDir, target, minify, sourcemap } = config.build
        if (flows === undefined) throw new Error(`No chunk is that of ${flowsScreen}.`)
        const files = await appFilesIn(resolve(root, outDir), base, flows)
        const lib = { entry: 'src/service-worker/service-worker.ts', name: 'app', formats: ['iife' as const] }
        await build({
          configFile: false,
          root,
          base,
          mode,
          publicDir: false,
          logLevel: 'warn',
          define: { appFiles: JSON.stringify(files) },
          build: {
            outDir,
            emptyOutDir: false,
            target,
            minify,
            sourcemap,
            lib,
            rolldownOptions: { output: { entryFileNames: 'service-worker.js' } },
          },
        })
      },
    },
  }
}
