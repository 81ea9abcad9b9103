import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileStoreContract } from '../devices/folder/file-store-contract.ts'
import { diskFolder } from './disk-folder.ts'

describe('a folder of the disk', () => {
  let place: string
  beforeAll(async () => {
    place = await mkdtemp(join(tmpdir(), 'matinee-disk-'))
  })
  afterAll(() => rm(place, { recursive: true, force: true }))

  it.each(fileStoreContract.map((each, index) => ({ ...each, index })))('$says', async ({ run, expected, index }) => {
    expect(await run(await diskFolder(join(place, String(index))))).toEqual(expected)
  })
})
