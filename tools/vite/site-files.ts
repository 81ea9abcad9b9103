import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { apacheFile } from './hosts/apache.ts'
import { caddyFile } from './hosts/caddy.ts'
import { headersFile, redirectsFile } from './hosts/headers-file.ts'
import { nginxFile } from './hosts/nginx.ts'
import { siteRules } from './hosts/site-rules.ts'
import { contentSecurityPolicy, inlineCode, metaPolicy, type SiteEnv } from './policies.ts'

const hostFiles = {
  _headers: headersFile,
  _redirects: redirectsFile,
  '.htaccess': apacheFile,
  'hosts/nginx.conf': nginxFile,
  'hosts/Caddyfile': caddyFile,
}

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

const charset = '<meta charset="utf-8" />'

const withPolicy = (html: string, env: SiteEnv): string => {
  if (!html.includes(charset)) throw new Error(`index.html has no ${charset}`)
  const meta = `<meta http-equiv="Content-Security-Policy" content="${metaPolicy(contentSecurityPolicy(env, html))}" />`
  return html.replace(charset, () => `${charset}\n    ${meta}`)
}

/**
 * Puts the policy into the page, and writes what hosts need: `_headers` and `_redirects` (Netlify, Cloudflare),
 * `.htaccess`, `hosts/nginx.conf`, `hosts/Caddyfile`, `.br` and `.gz`. Fails when index.html contains what the policy forbids.
 */
export const siteFiles = (): Plugin => {
  let env: SiteEnv = {}
  let base = ''
  let outDir = ''
  return {
    name: 'matinee:site-files',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      // Addresses have any number of segments, so nothing can be relative to the page.
      if (!/^\/(?:.*\/)?$/.test(config.base))
        throw new Error(`--base must be a path such as /matinee/, not ${config.base}`)
      env = config.env
      base = config.base
      outDir = resolve(config.root, config.build.outDir)
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        refuseWhatThePolicyForbids(html)
        return withPolicy(html, env)
      },
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const html = await readFile(join(outDir, 'index.html'), 'utf8')
        const rules = siteRules(base, env, html)
        await mkdir(join(outDir, 'hosts'), { recursive: true })
        for (const [name, write] of Object.entries(hostFiles)) await writeFile(join(outDir, name), write(rules))
        await compress(outDir)
      },
    },
  }
}
