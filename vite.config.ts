import panda from '@pandacss/dev/postcss'
import react from '@vitejs/plugin-react'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'
import { flowCharts } from './tools/vite/flow-charts/plugin.ts'
import { shellLanguages } from './tools/vite/shell-languages.ts'
import { shellSource } from './tools/vite/shell-source.ts'
import { sitePolicy } from './tools/vite/site-policy.ts'

const rooms = {
  node: 'tests/{domain,stores,tmdb,i18n,commands}/**/*.test.ts',
  dom: 'tests/{screens,components,wiring}/**/*.test.ts?(x)',
}

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, process.cwd(), 'VITE_')
  return {
    plugins: [flowCharts(), react(), shellSource(env), shellLanguages(), sitePolicy()],
    css: { postcss: { plugins: [panda()] } },
    json: { namedExports: false, stringify: true },
    build: {
      manifest: true,
      rolldownOptions: { checks: { pluginTimings: false } },
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
