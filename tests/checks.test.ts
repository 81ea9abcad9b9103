import { expect, it } from 'vitest'
import { initialFiles } from '#tools/budget.ts'
import { lockProblems } from '#tools/lock.ts'
import { ownerOf, textBySource } from './bench/sources.ts'

it('finds in a lock file what breaks npm ci on another machine', () => {
  const packages = {
    '': { optionalDependencies: { 'only-at-the-root': '1.0.0' } },
    'node_modules/tool': { version: '2.0.0', optionalDependencies: { 'tool-mac': '2.0.0', 'tool-linux': '2.0.0' } },
    'node_modules/tool-linux': { version: '2.0.0', os: ['linux'], optional: true },
    'node_modules/stray': { version: '1.0.0', os: ['aix'] },
  }
  expect(lockProblems(packages)).toEqual([
    'node_modules/tool@2.0.0: tool-mac is missing from the lock file',
    "node_modules/stray: a platform's package that is not optional (run npm prune)",
  ])
})

it('counts each file of the start once, styles included, and nothing lazy', () => {
  const manifest = {
    'index.html': { file: 'index.js', imports: ['_shared.js'], dynamicImports: ['home', 'later'] },
    home: { file: 'home.js', imports: ['_shared.js', 'index.html'], css: ['home.css'] },
    '_shared.js': { file: 'shared.js', css: ['shared.css'] },
    later: { file: 'later.js' },
  }
  expect(initialFiles(manifest, ['index.html', 'home'])).toEqual([
    'index.js',
    'shared.js',
    'shared.css',
    'home.js',
    'home.css',
  ])
})

it('refuses to count a start whose module the build does not know', () => {
  expect(() => initialFiles({ 'index.html': { file: 'index.js' } }, ['index.html', 'src/gone.tsx'])).toThrow(
    'src/gone.tsx',
  )
})

it('cuts generated code into the pieces of its sources', () => {
  // Two pieces on the first line, from sources 0 and 1; the second line goes on in source 1, then in none.
  const map = { sources: ['a.ts', 'b.ts'], mappings: 'AAAA,GCAA;AACA,C' }
  expect(textBySource('onetwo\nx!', map)).toEqual([
    { source: 'a.ts', text: 'one' },
    { source: 'b.ts', text: 'two' },
    { source: 'b.ts', text: 'x' },
    { source: '', text: '!' },
  ])
})

it.each([
  ['../node_modules/react-dom/cjs/client.js', 'react-dom'],
  ['/x/node_modules/a/node_modules/@b/c/d.js', '@b/c'],
  ['../styled-system/css/css.js', 'styled-system (Panda)'],
  ['../src/app/app.tsx', 'Matinee'],
  ['../machines/ports.ts', 'Matinee'],
  ['\0vite/preload-helper.js', 'the build'],
])('knows that %j belongs to %s', (source, owner) => {
  expect(ownerOf(source)).toBe(owner)
})
