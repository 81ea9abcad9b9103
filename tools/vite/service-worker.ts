import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { PluginOption } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

const integrityOf = async (file: string): Promise<string> =>
  `sha256-${createHash('sha256')
    .update(await readFile(file))
    .digest('base64')}`

/** Bundles src/service-worker into one file that names all files of the build, with their hashes. */
export const serviceWorker = (): PluginOption[] => {
  let outDir = ''
  let base = ''
  return [
    {
      name: 'matinee:out-dir',
      configResolved(config) {
        base = config.base
        outDir = resolve(config.root, config.build.outDir)
      },
    },
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/service-worker',
      filename: 'service-worker.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['index.html', 'favicon.svg', 'manifest.webmanifest', 'assets/**/*.{js,css,woff2}'],
        manifestTransforms: [
          async (entries) => ({
            manifest: await Promise.all(
              entries.map(async ({ url, size }) => ({
                // Some hosts redirect /index.html to /, and a redirected answer cannot be a page.
                url: url === 'index.html' ? base : base + url,
                integrity: await integrityOf(join(outDir, url)),
                revision: null,
                size,
              })),
            ),
            warnings: [],
          }),
        ],
      },
    }),
  ]
}
