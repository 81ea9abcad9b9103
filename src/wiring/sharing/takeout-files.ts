import { strToU8, zipSync } from 'fflate'
import { letterboxdFiles } from '#domain/takeout/letterboxd-files.ts'
import type { TakeoutTarget } from '#domain/takeout/losses.ts'
import { tableFile } from '#domain/takeout/table-file.ts'
import type { Takeout, TakeoutFile } from '#domain/takeout/takeout.ts'
import { traktFile } from '#domain/takeout/trakt-file.ts'
import type { App } from '../app/app.ts'

export const takeoutFiles = (takeout: Takeout, target: TakeoutTarget, today: string): readonly TakeoutFile[] => {
  if (target === 'letterboxd') return letterboxdFiles(takeout)
  return [target === 'trakt' ? traktFile(takeout, today) : tableFile(takeout)]
}

/**
 * Several files are one ZIP: browsers ask before a second download, phones keep only the last one, and every system opens
 * a ZIP by itself. Resolves false when the user changed their mind.
 */
export const saveTakeout = (
  { files, platform }: Pick<App, 'files' | 'platform'>,
  target: TakeoutTarget,
  parts: readonly TakeoutFile[],
): Promise<boolean> => {
  const name = `matinee-${target}-${platform.today()}`
  const [first] = parts
  if (first && parts.length === 1) return files.saveFile(`${name}.csv`, first.text)
  const zip = zipSync(Object.fromEntries(parts.map((file) => [file.name, strToU8(file.text)])))
  return files.saveFile(`${name}.zip`, new Blob([new Uint8Array(zip)]))
}
