import { createHash } from 'node:crypto'
import { defaultImageBase } from '#tmdb/images.ts'
import { defaultApiBase } from '#tmdb/request.ts'

/** VITE_TMDB_BASE_URL and VITE_TMDB_IMAGE_URL. */
export type SiteEnv = Readonly<Record<string, string | undefined>>

export const inlineCode = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi

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

/** The workers that read people's files can send them nowhere, whatever they hold. */
export const workerPolicy = (): string =>
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
    // They give the addresses of the app's workers whatever is asked (wiring/offline/service-worker.ts, wiring/root).
    'trusted-types': ['matinee-service-worker', 'matinee-workers'],
  })
}

/** For the page itself, where its host sends no headers. In a page, browsers ignore `frame-ancestors` and warn of it. */
export const metaPolicy = (policy: string): string =>
  policy
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors '))
    .join('; ')
