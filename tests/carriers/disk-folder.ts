import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from '#devices/folder/file-store.ts'

const orNull = async <Result>(task: Promise<Result>): Promise<Result | null> => {
  try {
    return await task
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** The folder `matinee` in a folder of the disk, written as Chromium does it: beside the file, which is replaced at the end. */
export const diskFolder = async (chosen: string): Promise<FileStore> => {
  const folder = join(chosen, 'matinee')
  await mkdir(folder, { recursive: true })
  const pathOf = (name: string) => join(folder, name)
  return {
    list: async () => {
      const names = await readdir(folder)
      const found = await Promise.all(names.map(async (name) => ({ name, stats: await orNull(stat(pathOf(name))) })))
      return found.flatMap(({ name, stats }) => (stats?.isFile() ? [{ name, size: stats.size }] : []))
    },
    get: async (name) => {
      const bytes = await orNull(readFile(pathOf(name)))
      return bytes && new Uint8Array(bytes)
    },
    put: async (name, bytes) => {
      await writeFile(pathOf(`${name}.crswap`), bytes)
      await rename(pathOf(`${name}.crswap`), pathOf(name))
    },
    delete: (name) => rm(pathOf(name), { force: true }),
  }
}
