import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync } from 'oxc-parser'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../src')

/** Parts that need not be loaded ahead. */
const exceptions: Readonly<Record<string, string>> = {
  'app/later.tsx': 'It is what loads the others ahead.',
  'app/language-offer.tsx': 'The first screen shows it, and no later one does.',
  'components/drawn-poster.tsx': 'The first screen shows it where posters are drawn.',
}

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.tsx') || file.endsWith('.ts'))
  .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }))

const importedLaterBy = ({ file, source }: (typeof sources)[number]): readonly string[] =>
  parseSync(file, source)
    .module.dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1))
    .map((specifier) => (specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(file), specifier)))

describe('the parts of a screen whose code comes late', () => {
  const parts = sources
    .filter(({ file, source }) =>
      parseSync(file, source).module.staticImports.some(({ entries }) =>
        entries.some(({ importName }) => importName.name === 'part'),
      ),
    )
    .flatMap(importedLaterBy)
  const ahead = sources.filter(({ file }) => file === 'app/use-prefetch.ts').flatMap(importedLaterBy)

  it('are all loaded ahead, so that they are there without a network too', () => {
    expect(parts.length).toBeGreaterThan(15)
    expect([...new Set(parts)].sort()).toEqual([...ahead, ...Object.keys(exceptions)].sort())
  })
})
