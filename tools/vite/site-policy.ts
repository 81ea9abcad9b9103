import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { defaultImageBase } from '#tmdb/images.ts'
import { defaultApiBase } from '#tmdb/request.ts'

/** VITE_TMDB_BASE_URL and VITE_TMDB_IMAGE_URL. */
export type SiteEnv = Readonly<Record<string, string | undefined>>

const inlineCode = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi

export const inlineHashes = (html: string): { readonly script: string[]; readonly style: string[] } => {
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  for (const [, tag = '', attributes = '', code = ''] of html.matchAll(inlineCode)) {
    if (/\bsrc\s*=/i.test(attributes) || code === '') continue
    // Browsers hash the parsed text, in which line ends are \n.
    const hash = createHash('sha256').update(code.replace(/\r\n?/g, '\n')).digest('base64')
    hashes[tag.toLowerCase() === 'style' ? 'style' : 'script'].add(`'sha256-${hash}'`)
  }
  return { script: [...hashes.script], style: [...hashes.style] }
}

const hostOf = (address: string): string[] => (/^https?:\/\//.test(address) ? [new URL(address).origin] : [])

const policyText = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')

const imageHost = (env: SiteEnv): string[] => hostOf(env['VITE_TMDB_IMAGE_URL'] || defaultImageBase)

/** The worker requests the app's files and pictures: other requests to TMDB pass it by. */
export const serviceWorkerPolicy = (env: SiteEnv): string =>
  policyText({
    'default-src': ["'none'"],
    'connect-src': ["'self'", ...imageHost(env)],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  })

/** The worker that reads people's files can send them nowhere, whatever they hold. */
export const readerPolicy = (): string =>
  policyText({
    'default-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  })

/** `html` are the final pages: their inline scripts and styles are allowed by hash. */
export const contentSecurityPolicy = (env: SiteEnv, html: string): string => {
  const { script, style } = inlineHashes(html)
  return policyText({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...script],
    'style-src': ["'self'", ...style],
    'img-src': ["'self'", ...imageHost(env), 'data:'],
    'font-src': ["'self'"],
    // Posters are read to keep them for visits without a network.
    'connect-src': ["'self'", ...new Set([...hostOf(env['VITE_TMDB_BASE_URL'] || defaultApiBase), ...imageHost(env)])],
    'frame-src': ['https://www.youtube-nocookie.com'],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // Each gives one address whatever is asked (wiring/service-worker.ts, wiring/reader-worker.ts).
    'trusted-types': ['matinee-service-worker', 'matinee-reader'],
  })
}

// Hosts that join the headers of all matching rules apply both policies, which the workers' requests pass.
const headersFile = (env: SiteEnv, html: string): string => `/*
  Content-Security-Policy: ${contentSecurityPolicy(env, html)}
  Referrer-Policy: strict-origin-when-cross-origin
  X-Content-Type-Options: nosniff
  Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(), usb=()
/assets/*
  Cache-Control: public, max-age=31536000, immutable
/assets/readers/*
  Content-Security-Policy: ${readerPolicy()}
/service-worker.js
  Content-Security-Policy: ${serviceWorkerPolicy(env)}
  Cache-Control: no-cache
/index.html
  Cache-Control: no-cache
/
  Cache-Control: no-cache
`

// Cloudflare ignores the first rule and needs no second: it serves the page where there is no file.
const redirectsFile = `/assets/* /index.html 404
/* /index.html 200
`

const refuseWhatThePolicyForbids = (html: string): void => {
  const markup = html.replace(/<!--[\s\S]*?-->/g, '').replace(inlineCode, '')
  const [tag] = markup.match(/<[^>]*\s(?:style|on[a-z]+)\s*=[^>]*>/i) ?? []
  if (tag) throw new Error(`The content security policy forbids style and on… attributes in index.html: ${tag}`)
}

const compressed = {
  // Quality 11 takes three times as long and saves one per cent more.
  br: (text: Buffer) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
  gz: (text: Buffer) => promisify(gzip)(text, { level: 9 }),
}

const compress = async (dir: string): Promise<void> => {
  const write = async (name: string): Promise<void> => {
    const text = await readFile(join(dir, name))
    if (text.length < 1024) return
    for (const [ending, pack] of Object.entries(compressed))
      await writeFile(join(dir, `${name}.${ending}`), await pack(text))
  }
  const names = await readdir(dir, { recursive: true })
  await Promise.all(names.filter((name) => /\.(?:js|css|html|svg|json|txt|webmanifest)$/.test(name)).map(write))
}

/** Writes `_headers` and `_redirects` (Netlify, Cloudflare), `.br` and `.gz`. Fails when index.html contains what the policy forbids. */
export const sitePolicy = (): Plugin => {
  let env: SiteEnv = {}
  let outDir = ''
  return {
    name: 'matinee:site-policy',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      env = config.env
      outDir = resolve(config.root, config.build.outDir)
    },
    transformIndexHtml: { order: 'post', handler: refuseWhatThePolicyForbids },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const html = await readFile(join(outDir, 'index.html'), 'utf8')
        await writeFile(join(outDir, '_headers'), headersFile(env, html))
        await writeFile(join(outDir, '_redirects'), redirectsFile)
        await compress(outDir)
      },
    },
  }
}
