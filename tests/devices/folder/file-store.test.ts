import { describe, expect, it } from 'vitest'
import { MemoryFolder } from '../../support/memory-folder.ts'
import { fileStoreContract } from './file-store-contract.ts'

describe('a folder in memory', () => {
  it.each(fileStoreContract)('$says', async ({ run, expected }) => {
    expect(await run(new MemoryFolder())).toEqual(expected)
  })
})
