import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { answersDatabaseName } from '#stores/copies/answers.ts'
import { availabilityFormat, factsFormat, releasesFormat } from '#stores/copies/movie-cache.ts'
import * as keys from '#stores/keys.ts'
import { pendingHistoryDatabaseName } from '#stores/pending-database.ts'
import { restorePointsDatabaseName } from '#stores/restore-points.ts'

const root = join(import.meta.dirname, '..')
const inRoot = readdirSync(root).filter((name) => /^[A-Z]+\.md$/.test(name))
const inDocs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
const inRooms = ['machines/README.md', 'src/stores/records/README.md', 'tools/README.md']
const documents = [
  ...inRoot,
  ...inDocs.filter((name) => name.endsWith('.md')).map((name) => join('docs', name)),
  ...inRooms,
]

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')
const exists = (path: string): boolean => statSync(join(root, path), { throwIfNoEntry: false }) !== undefined
const proseOf = (file: string): string => textOf(file).replace(/^```[\s\S]*?^```/gm, '')

/** As GitHub makes them of headings. */
const anchorsOf = (file: string): readonly string[] =>
  [...proseOf(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

const isBroken = (from: string, link: string): boolean => {
  if (/^https:\/\//.test(link)) return false
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? from : join(dirname(from), path)
  return !exists(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor))
}

const found = (pattern: RegExp, textIn = textOf): readonly (readonly [document: string, text: string])[] =>
  documents.flatMap((file) => [...textIn(file).matchAll(pattern)].map(([, text = '']) => [file, text] as const))

describe('in the documents', () => {
  it('every link leads to a file, and its anchor to a heading', () => {
    const links = found(/\]\(([^)\s]+)\)/g, proseOf)
    expect(links.length).toBeGreaterThan(20)
    expect(links.filter(([file, link]) => isBroken(file, link))).toEqual([])
  })

  it('every npm script exists', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { readonly scripts: Readonly<Record<string, string>> }
    const named = found(/\bnpm run (?:-s )?([\w:-]+)/g)
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter(([, name]) => !(name in scripts))).toEqual([])
  })

  it('every file of the project that is named exists', () => {
    const named = found(/`((?:src|machines|tests|tools|public)\/[\w./-]+)`/g, proseOf)
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter(([, path]) => !exists(path))).toEqual([])
  })
})

it('the table of what is kept where has every key of local and session storage', () => {
  const { recordKeys, preferenceKeys, noticeKeys, releaseKeys, sessionKeys, lastExportKey, revisionKey } = keys
  const groups = [recordKeys, preferenceKeys, noticeKeys, releaseKeys, sessionKeys, { lastExportKey, revisionKey }]
  const names = groups.flatMap((group): readonly string[] => Object.values(group))
  const table = textOf('docs/storage.md')
  expect(names.filter((name) => !table.includes(`\`${name}\``))).toEqual([])
})

it('the table of what is kept where has every database and every format of the movie cache', () => {
  const databases = [
    'matinee',
    'matinee-posters',
    answersDatabaseName,
    restorePointsDatabaseName,
    pendingHistoryDatabaseName,
  ]
  const formats = [availabilityFormat, releasesFormat, factsFormat].map(({ name }) => `["${name}",`)
  const table = textOf('docs/storage.md')
  const names = [...databases.map((name) => `IndexedDB \`${name}\``), ...formats]
  expect(names.filter((name) => !table.includes(name))).toEqual([])
})
