import { contentSecurityPolicy, type SiteEnv, serviceWorkerPolicy, workerPolicy } from '../policies.ts'

export interface SiteRule {
  /** Below the base: `assets/` for a folder, `service-worker.js` for a file, '' for all others. */
  readonly path: string
  readonly policy: string
  readonly cache: string
}

/** What a host has to know about a build: the file of every host is written from it. */
export interface SiteRules {
  /** Begins and ends with a slash. */
  readonly base: string
  /** The most specific first. */
  readonly rules: readonly SiteRule[]
  /** Of every answer. */
  readonly headers: Readonly<Record<string, string>>
}

export const assets = 'assets/'

/** For hosts, not for visitors. */
export const unserved = ['_headers', '_redirects', '.htaccess', 'hosts/'] as const

/** A type that servers do not know. */
export const manifest = { name: 'manifest.webmanifest', type: 'application/manifest+json' } as const

/** In a regular expression. */
export const escaped = (path: string): string => path.replace(/[.\\+*?^$()[\]{}|]/g, '\\$&')

const kept = 'public, max-age=31536000, immutable'
const checked = 'no-cache'

/** `html` is the final page. */
export const siteRules = (base: string, env: SiteEnv, html: string): SiteRules => {
  const policy = contentSecurityPolicy(env, html)
  return {
    base,
    rules: [
      { path: `${assets}workers/`, policy: workerPolicy(), cache: kept },
      { path: assets, policy, cache: kept },
      { path: 'service-worker.js', policy: serviceWorkerPolicy(env), cache: checked },
      { path: '', policy, cache: checked },
    ],
    headers: {
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    },
  }
}
