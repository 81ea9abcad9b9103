import react from '@vitejs/plugin-react'
import panda from '@pandacss/dev/postcss'
import { defineConfig } from 'vitest/config'

const jsdomRooms = ['tests/screens/**/*.test.tsx', 'tests/components/**/*.test.tsx', 'tests/wiring/**/*.test.ts?(x)']

export default defineConfig({
  plugins: [react()],
  css: { postcss: { plugins: [panda()] } },
  json: { namedExports: false, stringify: true },
  build: { manifest: true, target: 'baseline-widely-available', modulePreload: { polyfill: false } },
  test: {
    testTimeout: 15_000,
    projects: [
      {
        extends: true,
        test: { name: 'machines', environment: 'node', include: ['tests/machines/**/*.test.ts'], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          include: ['tests/*.test.ts', 'tests/{domain,stores,tmdb,text,commands}/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'jsdom',
          include: jsdomRooms,
          setupFiles: ['tests/support/dom-setup.ts'],
          isolate: false,
        },
      },
    ],
  },
})
