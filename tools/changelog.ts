import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './processes.ts'

const unreleased = '## [Unreleased]\n'

/** Turns what stands under Unreleased into the section of a version. Throws when there is nothing. */
export const releasedChangelog = (text: string, version: string, date: string): string => {
  const start = text.indexOf(unreleased)
  if (start < 0) throw new Error(`CHANGELOG.md has no line ${unreleased}`)
  const changes = text.slice(start + unreleased.length)
  const [own = ''] = changes.split(/^## /m)
  if (!/^- /m.test(own)) throw new Error('CHANGELOG.md says nothing under Unreleased: write what changed first.')
  if (text.includes(`## [${version}]`)) throw new Error(`CHANGELOG.md has a section of ${version} already.`)
  return `${text.slice(0, start)}${unreleased}\n## [${version}] - ${date}\n${changes}`
}

/** Called by `npm version`: with `check` before anything changes, then with the new version in package.json, before it commits and tags. */
export const main = async ([step]: readonly string[]): Promise<void> => {
  const file = join(root, 'CHANGELOG.md')
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const date = new Date().toISOString().slice(0, 10)
  const text = readFileSync(file, 'utf8')
  if (step === 'check') releasedChangelog(text, 'next', date)
  else writeFileSync(file, releasedChangelog(text, version, date))
}
