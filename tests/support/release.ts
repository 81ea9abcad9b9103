import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const integrityOf = (file: string): string =>
  `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`

/** Copies a built site as a later release: every hashed file has another name, and with it other contents. */
export const copyAsRelease = (from: string, to: string, release: string): void => {
  cpSync(from, to, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) })
  const assets = join(to, 'assets')
  const renamed = new Map<string, string>()
  for (const name of readdirSync(assets)) {
    const next = name.replace(/\.(\w+)$/, `${release}.$1`)
    renameSync(join(assets, name), join(assets, next))
    renamed.set(name, next)
  }
  const names = new RegExp([...renamed.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
  const rename = (text: string) => text.replace(names, (name) => renamed.get(name) ?? name)
  const code = readdirSync(assets).filter((name) => /\.(?:js|css)$/.test(name))
  const texts = [...code.map((name) => join('assets', name)), 'index.html', 'service-worker.js']
  for (const name of texts) {
    const file = join(to, name)
    writeFileSync(file, rename(readFileSync(file, 'utf8')))
  }
  const worker = join(to, 'service-worker.js')
  const changed = [...renamed]
    .filter(([name, next]) => name !== next)
    .map((pair) => pair.map((name) => join('assets', name)))
  const withHashes = [['index.html', 'index.html'], ...changed].reduce(
    (text, [name = '', next = '']) => text.replaceAll(integrityOf(join(from, name)), integrityOf(join(to, next))),
    readFileSync(worker, 'utf8'),
  )
  writeFileSync(worker, withHashes)
}
