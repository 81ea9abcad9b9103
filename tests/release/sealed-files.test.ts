import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { seal } from '#devices/seal.ts'

const documented = (): string =>
  /```sh\n([\s\S]*?)```/.exec(readFileSync('docs/exchange-format.md', 'utf8'))?.[1] ?? 'exit 1'

let folder = ''

test.beforeEach(() => {
  test.skip(!process.env['MATINEE_JOSE'], 'jose is not installed')
  folder = mkdtempSync(join(tmpdir(), 'matinee-sealed-'))
  writeFileSync(join(folder, 'open.sh'), documented())
})

test.afterEach(() => {
  if (folder) rmSync(folder, { recursive: true, force: true })
})

const open = (name: string, passphrase: string): string =>
  execFileSync('sh', ['-e', join(folder, 'open.sh'), join(folder, name), passphrase], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'pipe'],
  })

test('Debian’s jose opens a sealed file with the commands of the documentation', () => {
  copyFileSync('tests/devices/files/format-1-sealed.matinee', join(folder, 'sealed.matinee'))
  expect(open('sealed.matinee', 'Correct Horse é')).toBe(readFileSync('tests/devices/files/format-1.jsonl', 'utf8'))
})

test('a large file that the app seals now is opened in the same way, with the passphrase alone', async () => {
  const lines = Array.from({ length: 40_000 }, (_, index) => `{"row":${index},"text":"${Math.sin(index)}"}\n`).join('')
  writeFileSync(join(folder, 'large.matinee'), await seal(gzipSync(lines), 'any words'))
  expect(open('large.matinee', 'any words') === lines).toBe(true)
  expect(() => open('large.matinee', 'other words')).toThrow()
})
