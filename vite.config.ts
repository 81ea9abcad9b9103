import { join } from 'node:path'
import panda from '@pandacss/dev/postcss'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import packageJson from './package.json' with { type: 'json' }
import { flowCharts } from './tools/vite/flow-charts/plugin.ts'
import { inlinedShell } from './tools/vite/inlined-shell.ts'
import { messages } from './tools/vite/messages.ts'
import { serviceWorker } from './tools/vite/service-worker.ts'
import { siteFiles } from './tools/vite/site-files.ts'
import { textPages } from './tools/vite/text-pages.ts'

const rooms = {
  node: 'tests/{domain,readers,devices,stores,tmdb,i18n,commands,tools}/**/*.test.ts',
  dom: 'tests/{app,screens,components,ui,poster-art,wiring}/**/*.test.ts?(x)',
}

/** The language of a module that its first file has. */
const languageOf = (id: string): string | undefined =>
  /(?:compiled-messages[\\/]([a-z]{2}-[A-Z]{2})[\\/](?:core|rules)|i18n[\\/]grammar[\\/]([a-z]{2}-[a-z]{2}))\.ts$/
    .exec(id)
    ?.slice(1)
    .find((code) => code !== undefined)

const pages = textPages()

const profilingReact = { find: 'react-dom/client', replacement: 'react-dom/profiling' }

// Its package offers bundlers the build with the warnings of development alone.
const productionRouter = [
  { find: /^react-router$/, file: 'index.mjs' },
  { find: /^react-router\/dom$/, file: 'dom-export.mjs' },
].map(({ find, file }) => ({
  find,
  replacement: join(import.meta.dirname, 'node_modules/react-router/dist/production', file),
}))

export default defineConfig(({ mode, command }) => ({
  plugins: [messages(), flowCharts(), react(), inlinedShell(), pages.plugin, serviceWorker(), siteFiles()],
  define: { 'import.meta.env.APP_VERSION': JSON.stringify(packageJson.version) },
  css: { postcss: { plugins: [panda()] } },
  resolve: {
    alias: [...(command === 'build' ? productionRouter : []), ...(mode === 'profiling' ? [profilingReact] : [])],
  },
  json: { namedExports: false, stringify: true },
  build: {
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          // Home loads two files instead of 23, and 7 KiB less (gzip).
          groups: [
            { name: 'main', test: /src[\\/]main\.tsx$/, priority: 2 },
            { name: 'home', test: /src[\\/]app[\\/]mount\.tsx$/, priority: 1 },
            // What Home needs of a language is one request, though the rest of it shares its rules.
            {
              name: (id) => languageOf(id)?.toLowerCase() ?? null,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
    target: 'baseline-widely-available',
  },
  // In a folder of its own, for which the headers are stricter (tools/vite/policies.ts).
  worker: {
    format: 'es',
    plugins: pages.ofWorker,
    rolldownOptions: { output: { entryFileNames: 'assets/workers/[name]-[hash].js' } },
  },
  test: {
    // A busy machine takes seconds to load a screen's code for the first time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    isolate: false,
    maxWorkers: '100%',
    setupFiles: ['tests/support/properties.ts'],
    projects: [
      { extends: true, test: { name: 'machines', environment: 'node', include: ['tests/machines/**/*.test.ts'] } },
      { extends: true, test: { name: 'rules', environment: 'node', include: ['tests/*.test.ts', rooms.node] } },
      { extends: true, test: { name: 'carriers', environment: 'node', include: ['tests/carriers/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'jsdom',
          include: [rooms.dom],
          setupFiles: ['tests/support/properties.ts', 'tests/support/dom-setup.ts'],
        },
      },
    ],
  },
}))
