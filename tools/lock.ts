import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './processes.ts'

interface LockedPackage {
  readonly version?: string
  readonly os?: readonly string[]
  readonly optional?: boolean
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

type LockedPackages = Readonly<Record<string, LockedPackage>>

export const lockProblems = (packages: LockedPackages): string[] => {
  const names = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)))
  return Object.entries(packages).flatMap(([path, { version, os, optional, optionalDependencies = {} }]) => {
    const required = os && !optional ? [`${path}: a platform's package that is not optional (run npm prune)`] : []
    const missing = Object.keys(optionalDependencies).filter((name) => path !== '' && !names.has(name))
    return [...required, ...missing.map((name) => `${path}@${version}: ${name} is missing from the lock file`)]
  })
}

export const main = async (): Promise<number> => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: LockedPackages }
  const problems = lockProblems(packages)
  for (const problem of problems) console.error(problem)
  return problems.length ? 1 : 0
}
