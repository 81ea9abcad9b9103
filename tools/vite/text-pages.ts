import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { marked } from 'marked'
import type { Plugin, Rolldown } from 'vite'
import { changelogPage, noticesPage } from '../../src/service-worker/text-pages.ts'

interface Package {
  readonly name: string
  readonly version: string
  readonly license?: string
}

/** Packages whose code is part of a build without being imported. */
const inserted = ['@pandacss/dev', 'rolldown', 'vite']

const introduction = `Matinee contains work of others, each under its own license. The facts about movies come from TMDB and
JustWatch, whose terms apply to them, and TMDB's logo belongs to TMDB.`

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Without a style of its own, which the policy would forbid. */
const htmlPage = (title: string, body: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${escaped(title)}</title>
  </head>
  <body>
${body}
  </body>
</html>
`

const licenseIn = (folder: string): string => {
  const file = readdirSync(folder).find((name) => /^(?:licen[cs]e|copying)(?:\.|$)/i.test(name))
  const text = file ? readFileSync(join(folder, file), 'utf8') : ''
  // Vite's goes on with the packages of its own bundle.
  return text.split('# Licenses of bundled dependencies')[0]?.trim() ?? ''
}

const noticeOf = (folder: string): string => {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package
  const text = licenseIn(folder)
  if (!license && !text) throw new Error(`${name} has no license.`)
  const terms = text ? `<pre>${escaped(text)}</pre>` : ''
  return `<h2>${escaped(`${name} ${version}`)}</h2>\n<p>${escaped(license ?? 'See below.')}</p>\n${terms}`
}

const thirdPartyNotices = (root: string, folders: ReadonlySet<string>): string => {
  const all = new Set([...folders, ...inserted.map((name) => join(root, 'node_modules', name))])
  const face = readFileSync(join(root, 'src/poster-art/face/OFL.txt'), 'utf8')
  const parts = [
    `<h1>Third-party notices</h1>\n<p>${introduction}</p>`,
    ...[...all].map(noticeOf).toSorted(),
    `<h2>DM Serif Display</h2>\n<p>OFL-1.1</p>\n<pre>${escaped(face.trim())}</pre>`,
  ]
  return htmlPage('Third-party notices of Matinee', parts.join('\n'))
}

const packageFolder = (module: string): string | null => {
  const [, folder = null] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module.replaceAll('\\', '/')) ?? []
  return folder !== null && existsSync(join(folder, 'package.json')) ? folder : null
}

const collectPackages = (bundle: Rolldown.OutputBundle, folders: Set<string>): void => {
  for (const file of Object.values(bundle)) {
    if (file.type !== 'chunk') continue
    for (const folder of file.moduleIds.map(packageFolder)) if (folder) folders.add(folder)
  }
}

/** Writes the changelog and the third-party notices. `ofWorker` is for `worker.plugins`: its packages count, too. */
export const textPages = (): { readonly plugin: Plugin; readonly ofWorker: () => Plugin[] } => {
  const folders = new Set<string>()
  let root = ''
  return {
    plugin: {
      name: 'matinee:text-pages',
      apply: 'build',
      configResolved(config) {
        root = config.root
      },
      async generateBundle(_, bundle) {
        collectPackages(bundle, folders)
        const changelog = await marked(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'))
        const pages = {
          [changelogPage]: htmlPage('Changelog of Matinee', changelog),
          [noticesPage]: thirdPartyNotices(root, folders),
        }
        for (const [fileName, source] of Object.entries(pages)) this.emitFile({ type: 'asset', fileName, source })
      },
    },
    ofWorker: () => [
      {
        name: 'matinee:packages-of-worker',
        generateBundle: (_, bundle) => collectPackages(bundle, folders),
      },
    ],
  }
}
