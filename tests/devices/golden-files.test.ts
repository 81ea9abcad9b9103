import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createExchangeWriter } from '#devices/exchange-file.ts'
import type { SyncRow } from '#domain/devices/device-row.ts'
import { linesOf, open, read } from './exchange-language.ts'

const fileNamed = (name: string): Buffer => readFileSync(`tests/devices/files/${name}`)

const lines = fileNamed('format-1.jsonl').toString('utf8').trimEnd().split('\n')
const [first = '', ...others] = lines
const { matinee: _, format: __, ...header } = JSON.parse(first)
const rows: readonly SyncRow[] = others.slice(0, -1).map((line) => JSON.parse(line))

describe('files of format 1 that were kept', () => {
  it('are read to the last field', async () => {
    expect(rows).toHaveLength(13)
    for (const name of ['format-1.matinee', 'format-1.txt'])
      expect(await read(fileNamed(name))).toEqual({ header, rows, isSealed: false })
  })

  it('are read with their passphrase, however its letters are composed', async () => {
    const sealed = fileNamed('format-1-sealed.matinee')
    const passphrase = 'Correct Horse é'
    for (const typed of [passphrase.normalize('NFC'), passphrase.normalize('NFD')])
      expect(await read(sealed, typed)).toEqual({ header, rows, isSealed: true })
  })

  it('have the lines that are written today, byte by byte', async () => {
    const writer = createExchangeWriter()
    writer.take(rows)
    expect(linesOf(await writer.end(header, open))).toEqual(lines)
  })
})
