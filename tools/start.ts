import { spawn } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite, generateCode, root } from './processes.ts'
import { serveSite } from './site-server.ts'

const sizeOf = (dir: string): number =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => !/\.(?:br|gz)$/.test(name))
    .map((name) => statSync(join(dir, name)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0)

const openers: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
  linux: ['xdg-open'],
}

const hasDesktop = (): boolean => {
  if (!process.stdout.isTTY || process.env['CI']) return false
  return process.platform !== 'linux' || Boolean(process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY'])
}

const openInBrowser = (url: string): void => {
  const opener = openers[process.platform]
  if (!opener || !hasDesktop()) return
  const [program, ...args] = opener
  const child = spawn(program, [...args, url], { stdio: 'ignore', detached: true })
  // The address is printed: a desktop without a browser is not an error.
  child.on('error', () => undefined)
  child.unref()
}

const stopped = (): Promise<void> =>
  new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => done())
  })

export const main = async (): Promise<void> => {
  const started = performance.now()
  console.log('Building Matinee…')
  const dir = join(root, 'dist')
  await generateCode()
  await buildSite(dir)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`Built in ${seconds} s, ${Math.round(sizeOf(dir) / 1024)} KiB.`)
  const site = await serveSite({ dir, port: 4173 })
  console.log(`\nMatinee is at ${site.url}\nStop it with Ctrl+C.`)
  openInBrowser(site.url)
  await stopped()
  await site.close()
}
