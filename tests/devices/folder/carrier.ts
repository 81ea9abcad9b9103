import type { MemoryFolder } from '../../support/memory-folder.ts'

/** What happens to a file on the way from one device's copy of the folder to another's. */
type Mishap = 'late' | 'torn' | 'conflict' | 'forgotten'

export interface Carrying {
  /** Of files, by their places in the listing: the others come without a mishap. */
  readonly mishaps: readonly (Mishap | null)[]
  readonly isReversed: boolean
}

/**
 * Carries files as synchronizing programs do: in any order, some later, some in part for now, some with a copy of a
 * conflict beside them, and some that were there are gone again until the next time.
 */
export class Carrier {
  readonly #deleted = new Set<string>()
  readonly #written = new Map<string, Uint8Array<ArrayBuffer>>()

  /** Files that this device deletes are deleted everywhere, and what has arrived in part is not carried on. */
  follow(folder: MemoryFolder): void {
    const [write, remove] = [folder.put, folder.delete]
    folder.put = async (name, bytes) => {
      await write(name, bytes)
      this.#deleted.delete(name)
      this.#written.set(name, bytes)
    }
    folder.delete = async (name) => {
      await remove(name)
      this.#deleted.add(name)
    }
  }

  /** Deletions come first: what replaces a deleted file may be late. */
  carry(from: MemoryFolder, to: MemoryFolder, { mishaps, isReversed }: Carrying): void {
    for (const name of this.#deleted) to.files.delete(name)
    const files = isReversed ? [...from.files].reverse() : [...from.files]
    for (const [index, [name, there]] of files.entries()) {
      const bytes = this.#written.get(name) ?? there
      const mishap = mishaps.length > 0 ? mishaps[index % mishaps.length] : null
      if (this.#deleted.has(name) && mishap !== 'conflict') continue
      if (mishap === 'torn' && !to.files.has(name)) to.files.set(name, bytes.slice(0, bytes.length / 2))
      else if (mishap === 'forgotten' && !name.endsWith('.card')) to.files.delete(name)
      else if (mishap !== 'late') to.files.set(name, bytes.slice())
      if (mishap === 'conflict') to.files.set(`${name} (conflicted copy)`, bytes.slice(0, 20))
    }
  }
}
