import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ownerOf, textBySource } from '#tests/bench/sources.ts'
import { initialFiles } from '#tools/budget.ts'
import { releasedChangelog } from '#tools/changelog.ts'
import { lockProblems } from '#tools/lock.ts'

it('finds the problems in a lock file that break npm ci on another machine', () => {
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

it('locks one copy of the signals, of which stores and components must share the class', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, object> }
  const copies = Object.keys(packages).filter((path) => path.endsWith('/@preact/signals-core'))
  expect(copies).toEqual(['node_modules/@preact/signals-core'])
})

describe('a release', () => {
  const changelog = '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A.\n\n## [1.0.0] - 2026-01-01\n\n- B.\n'

  it('makes a section of its version of what is unreleased', () => {
    expect(releasedChangelog(changelog, '1.1.0', '2026-02-03')).toBe(
      changelog.replace('## [Unreleased]\n', '## [Unreleased]\n\n## [1.1.0] - 2026-02-03\n'),
    )
  })

  it('is refused when the changelog says nothing about it, or has that version', () => {
    expect(() => releasedChangelog(changelog.replace('- A.\n', ''), '1.1.0', '')).toThrow('nothing under Unreleased')
    expect(() => releasedChangelog(changelog, '1.0.0', '')).toThrow('1.0.0 already')
    expect(() => releasedChangelog('', '1.0.0', '')).toThrow('no line')
  })
})

it('counts each initial file of the page once, styles included', () => {
  const html = `<script>a()</script><link rel="icon" href="/favicon.svg">
    <script type="module" src="/assets/index.js"></script>
    <link rel="modulepreload" href="/assets/home.js"><link rel="preload" as="style" href="/assets/home.css">
    <link rel="stylesheet" href="/assets/home.css">`
  expect(initialFiles(html)).toEqual(['assets/index.js', 'assets/home.js', 'assets/home.css'])
})

it('throws when the initial files lack the code or the styles', () => {
  expect(() => initialFiles('<script type="module" src="/index.js"></script>')).toThrow('.css')
  expect(() => initialFiles('<link rel="stylesheet" href="/index.css">')).toThrow('.js')
})

it('splits generated code by its sources', () => {
  // Two segments on the first line, from sources 0 and 1; the second line continues in source 1, then has no source.
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
])('attributes %j to %s', (source, owner) => {
  expect(ownerOf(source)).toBe(owner)
})
