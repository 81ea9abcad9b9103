import { resolve } from 'node:path'
import panda from '@pandacss/dev/postcss'
import react from '@vitejs/plugin-react'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'
import { flowCharts } from './tools/vite/flow-charts/plugin.ts'
import { shellLanguages } from './tools/vite/shell-languages.ts'
import { shellSource } from './tools/vite/shell-source.ts'
import { sitePolicy } from './tools/vite/site-policy.ts'
import { startAfterPaint } from './tools/vite/start-after-paint.ts'
import { startChunks } from './tools/vite/start-chunks.ts'
import { startModules } from './tools/vite/start-modules.ts'
import { laterLayer, startStyles } from './tools/vite/start-styles.ts'
import { staticStyles } from './tools/vite/static-styles.ts'

const here = (path: string) => resolve(import.meta.dirname, path)

const router = here('node_modules/react-router/dist/production')
const productionRouter = [
  { find: /^react-router\/dom$/, replacement: `${router}/dom-export.mjs` },
  { find: /^react-router$/, replacement: `${router}/index.mjs` },
]

const rooms = {
  node: 'tests/{domain,stores,tmdb,i18n,commands}/**/*.test.ts',
  dom: 'tests/{screens,components,wiring}/**/*.test.ts?(x)',
}

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, process.cwd(), 'VITE_')
  return {
    plugins: [
      flowCharts(),
      staticStyles(),
      react(),
      shellSource(env),
      shellLanguages(),
      startStyles(startModules),
      startAfterPaint(),
      sitePolicy(),
    ],
    // The package's export map would lead every build to its development files.
    resolve: { alias: productionRouter },
    css: { postcss: { plugins: [panda(), laterLayer()] } },
    json: { namedExports: false, stringify: true },
    build: {
      manifest: true,
      rolldownOptions: {
        checks: { pluginTimings: false },
        output: { codeSplitting: startChunks(here('src/main.tsx'), here('src/app/mount.tsx')) },
      },
      target: 'baseline-widely-available',
    },
    test: {
      // A busy machine takes seconds to load a screen's code for the first time.
      testTimeout: 60_000,
      isolate: false,
      projects: [
        { extends: true, test: { name: 'machines', environment: 'node', include: ['tests/machines/**/*.test.ts'] } },
        { extends: true, test: { name: 'rules', environment: 'node', include: ['tests/*.test.ts', rooms.node] } },
        {
          extends: true,
          test: {
            name: 'screens',
            environment: 'jsdom',
            include: [rooms.dom],
            setupFiles: ['tests/support/dom-setup.ts'],
          },
        },
      ],
    },
  }
})
