import type { FileStore } from '#devices/folder/file-store.ts'

/** What every place for the files of a folder has to do. It also runs in a page, so that it asserts nothing itself. */
interface ContractCase {
  readonly says: string
  /** With a store that is empty. */
  readonly run: (store: FileStore) => Promise<unknown>
  readonly expected: unknown
}

const rowFile = 'k3v9q1x7c2.0-7.0a1b2c3d'
const card = 'k3v9q1x7c2.card'

const bytesOf = (...values: readonly number[]): Uint8Array<ArrayBuffer> => new Uint8Array(values)

const plain = (bytes: Uint8Array | null): readonly number[] | null => bytes && [...bytes]

const listed = async (store: FileStore) =>
  [...(await store.list())].sort((one, other) => (one.name < other.name ? -1 : 1))

const large = Uint8Array.from({ length: 300 * 1024 }, (_, at) => (at * 31) % 251)

export const fileStoreContract: readonly ContractCase[] = [
  {
    says: 'has nothing at first, and deletes nothing',
    run: async (store) => {
      await store.delete(rowFile)
      return [await store.list(), await store.get(rowFile)]
    },
    expected: [[], null],
  },
  {
    says: 'lists what was put with its size, and gives it back',
    run: async (store) => {
      await store.put(rowFile, bytesOf(1, 2, 3))
      await store.put(card, bytesOf())
      return [await listed(store), plain(await store.get(rowFile)), plain(await store.get(card))]
    },
    expected: [
      [
        { name: rowFile, size: 3 },
        { name: card, size: 0 },
      ],
      [1, 2, 3],
      [],
    ],
  },
  {
    says: 'replaces what is there by something shorter',
    run: async (store) => {
      await store.put(card, bytesOf(1, 2, 3, 4, 5))
      await store.put(card, bytesOf(9))
      return [await listed(store), plain(await store.get(card))]
    },
    expected: [[{ name: card, size: 1 }], [9]],
  },
  {
    says: 'deletes one file alone, and twice as well as once',
    run: async (store) => {
      await store.put(card, bytesOf(1))
      await store.put(rowFile, bytesOf(2))
      for (const _ of [1, 2]) await store.delete(card)
      return [await listed(store), await store.get(card), plain(await store.get(rowFile))]
    },
    expected: [[{ name: rowFile, size: 1 }], null, [2]],
  },
  {
    says: 'keeps a large file byte by byte',
    run: async (store) => {
      await store.put(rowFile, large)
      const bytes = await store.get(rowFile)
      return bytes?.length === large.length && bytes.every((byte, at) => byte === large[at])
    },
    expected: true,
  },
  {
    says: 'takes several files at the same time',
    run: async (store) => {
      const names = Array.from({ length: 20 }, (_, index) => `k3v9q1x7c2.${index}-${index + 1}.0a1b2c3d`)
      await Promise.all(names.map((name, index) => store.put(name, bytesOf(index))))
      const contents = await Promise.all(names.map(async (name) => plain(await store.get(name))))
      return [(await store.list()).length, contents.flat()]
    },
    expected: [20, Array.from({ length: 20 }, (_, index) => index)],
  },
  {
    says: 'gives back a copy',
    run: async (store) => {
      const bytes = bytesOf(1, 2)
      await store.put(card, bytes)
      bytes.fill(7)
      const read = await store.get(card)
      read?.fill(8)
      return plain(await store.get(card))
    },
    expected: [1, 2],
  },
]
