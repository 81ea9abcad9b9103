import { gzipSync } from 'node:zlib'
import { FlattenedEncrypt } from 'jose'
import { describe, expect, it } from 'vitest'
import { fileOf, header, read, version, write } from './exchange-language.ts'

const first = { matinee: 'exchange', format: 1, ...header }
const row = { list: 'watchlist', id: '348', versions: { status: version }, value: { movieId: 348 } }
const whole = [first, row, { rows: 1 }]

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`

describe('what is not read', () => {
  it('is read as long as nothing is wrong with it', async () => {
    expect(await read(fileOf(...whole))).toEqual({ header, rows: [row], isSealed: false })
  })

  it.each<[string, Uint8Array]>([
    ['nothing', new Uint8Array()],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0xff, 0xd8])],
    ['a note', Buffer.from('Milk, bread, eggs')],
    ['a backup', Buffer.from('{"metadata":{"dataSchema":"1"},"data":{}}')],
    ['the token of another program', Buffer.from('{"payload":"e30","signatures":[]}')],
    ['a Base64 text of something else', Buffer.from(Buffer.from('Milk, bread, eggs').toString('base64'))],
    ['a compressed text', gzipSync('Milk, bread, eggs')],
    ['a compressed picture', gzipSync(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0xff]))],
    ['a compressed nothing', gzipSync('')],
    ['a compressed backup', fileOf({ metadata: { dataSchema: '1' }, data: {} })],
    ['a compressed line without end', gzipSync('a'.repeat(3_000_000))],
  ])('is no exchange file: %s', async (_, bytes) => {
    expect(await read(bytes)).toEqual({ kind: 'not an exchange file' })
  })

  it('is damaged where it was cut, wherever that was', async () => {
    const bytes = fileOf(first, ...Array.from({ length: 500 }, (_, id) => ({ ...row, id: `${id}${Math.sin(id)}` })), {
      rows: 500,
    })
    for (const length of [10, 20, 400, 2000, bytes.length - 9, bytes.length - 1])
      expect([length, await read(bytes.subarray(0, length))]).toEqual([length, { kind: 'damaged' }])
    expect(await read(bytes)).toMatchObject({ header })
  })

  it('is damaged where a byte changed', async () => {
    const bytes = fileOf(...whole)
    for (const at of [30, 60, 100, bytes.length - 5]) {
      const changed = new Uint8Array(bytes)
      changed[at] = (changed[at] ?? 0) ^ 0x10
      expect([at, await read(changed)]).toEqual([at, { kind: 'damaged' }])
    }
  })

  it.each<[string, readonly unknown[]]>([
    ['no end', [first, row]],
    ['rows missing', [first, row, { rows: 2 }]],
    ['rows after the end', [first, row, { rows: 1 }, row]],
    ['two ends', [first, row, { rows: 1 }, { rows: 1 }]],
    ['half a row', [first, '{"list":"watchlist","id', { rows: 1 }]],
    ['no library', [{ ...first, library: undefined }, row, { rows: 1 }]],
    ['a library that is no name', [{ ...first, library: '../../x' }, row, { rows: 1 }]],
    ['a device that is none', [{ ...first, device: 'me' }, row, { rows: 1 }]],
    ['no time', [{ ...first, sentAt: 'yesterday' }, row, { rows: 1 }]],
    ['no format', [{ ...first, format: undefined }, row, { rows: 1 }]],
    ['a format of no version', [{ ...first, format: 0 }, row, { rows: 1 }]],
  ])('is damaged: %s', async (_, lines) => {
    expect(await read(fileOf(...lines))).toEqual({ kind: 'damaged' })
  })

  it('is of a newer version of the app, whatever else is in it', async () => {
    expect(await read(fileOf({ matinee: 'exchange', format: 2 }, 'anything'))).toEqual({
      kind: 'newer format',
      format: 2,
    })
  })

  it.each<[string, unknown]>([
    ['a version after the year 2099', { ...row, versions: { status: `zzzzzzzzz000${header.device}` } }],
    ['a removal after the year 2099', { list: 'watchlist', id: '1', removal: `1hgd1nk00000${header.device}` }],
    ['a version that is a number', { ...row, versions: { status: 1 } }],
    ['a version of another form', { ...row, versions: { status: '2026-11-24' } }],
    ['versions that are a list', { ...row, versions: [version] }],
    [
      'a hundred and one versions',
      { ...row, versions: Object.fromEntries(Array.from({ length: 101 }, (_, id) => [`f${id}`, version])) },
    ],
    ['no list', { ...row, list: undefined }],
    ['a list with a space', { ...row, list: 'watch list' }],
    ['a list of the prototype', { ...row, list: '__proto__' }],
    ['an id of the prototype', { ...row, id: '__proto__' }],
    ['an id that is a number', { ...row, id: 348 }],
    ['a very long id', { ...row, id: '1'.repeat(301) }],
    ['nothing about its record', { list: 'watchlist', id: '348' }],
    ['what is kept as a text', { list: 'watchlist', id: '348', removal: version, kept: 'x' }],
    ['no row', null],
    ['a row in a list', [row]],
    ['a field of the prototype', '{"list":"watchlist","id":"1","value":{"a":[{"__proto__":{"b":1}}]}}'],
    ['a version of the prototype', `{"list":"watchlist","id":"1","versions":{"__proto__":"${version}"}}`],
    ['a value as deep as the stack', `{"list":"watchlist","id":"1","value":${nested(400_000)}}`],
    ['a very long row', { ...row, value: { note: 'a'.repeat(1_100_000) } }],
  ])('is hostile: %s', async (_, line) => {
    expect(await read(fileOf(first, line, { rows: 1 }))).toEqual({ kind: 'hostile' })
  })

  it('is too large: 70 MiB', async () => {
    const bytes = new Uint8Array(70 * 1024 * 1024)
    expect(await read(bytes)).toEqual({ kind: 'too large', bytes: bytes.length })
  })

  it('is too large: 200 KiB that unpack to 200 MiB', async () => {
    const note = `${JSON.stringify({ ...row, value: { note: 'a'.repeat(1_000_000) } })}\n`
    const bytes = gzipSync(`${JSON.stringify(first)}\n${note.repeat(200)}`)
    expect(bytes.length).toBeLessThan(250_000)
    expect(await read(bytes)).toMatchObject({
      kind: 'too large',
      bytes: expect.toSatisfy((size) => size < 135_000_000),
    })
  })

  it('is too large: half a million rows', async () => {
    const bytes = gzipSync(`${JSON.stringify(first)}\n${'{"list":"a","id":"b","value":1}\n'.repeat(500_001)}`)
    expect(await read(bytes)).toEqual({ kind: 'too large', bytes: bytes.length })
  })
})

describe('a sealed file', () => {
  const sealed = () => write([row], { passphrase: 'Correct Horse', isText: false })
  const change = (bytes: Uint8Array, of: (file: Record<string, unknown>) => object) =>
    Buffer.from(JSON.stringify(of(JSON.parse(Buffer.from(bytes).toString('utf8')))))

  it('asks for its passphrase, and is read with it', async () => {
    const bytes = await sealed()
    expect(await read(bytes)).toEqual({ kind: 'no passphrase' })
    expect(await read(bytes, '')).toEqual({ kind: 'no passphrase' })
    expect(await read(bytes, 'correct horse')).toEqual({ kind: 'wrong passphrase' })
    expect(await read(bytes, 'Correct Horse')).toEqual({ header, rows: [row], isSealed: true })
  })

  it('says nothing of what is in it, and its name for nothing else', async () => {
    const text = Buffer.from(await sealed()).toString('utf8')
    expect(Object.keys(JSON.parse(text))).toEqual(['protected', 'header', 'encrypted_key', 'iv', 'tag', 'ciphertext'])
    expect(text).not.toContain(header.library)
  })

  it('is damaged where it was cut', async () => {
    const bytes = await sealed()
    for (const length of [40, 300, bytes.length - 10])
      expect(await read(bytes.subarray(0, length), 'Correct Horse')).toEqual({ kind: 'damaged' })
  })

  it('is not opened where somebody changed what it seals, or how', async () => {
    const bytes = await sealed()
    const swapped = change(bytes, ({ ciphertext, ...file }) => ({
      ...file,
      ciphertext: `AAAA${String(ciphertext).slice(4)}`,
    }))
    expect(await read(swapped, 'Correct Horse')).toEqual({ kind: 'wrong passphrase' })
    const direct = change(bytes, (file) => ({ ...file, header: { alg: 'dir' } }))
    expect(await read(direct, 'Correct Horse')).toEqual({ kind: 'damaged' })
  })

  it('is hostile where opening it would take minutes', async () => {
    const p2c = 4_000_000_000
    const protectedHeader = Buffer.from(JSON.stringify({ enc: 'A256GCM', p2c, p2s: 'AAAAAAAAAAAAAAAAAAAAAA' }))
    const slow = change(await sealed(), (file) => ({ ...file, protected: protectedHeader.toString('base64url') }))
    expect(await read(slow, 'Correct Horse')).toEqual({ kind: 'hostile' })
  })

  it('holds an exchange file, and nothing else', async () => {
    const other = await new FlattenedEncrypt(Buffer.from('Milk, bread, eggs'))
      .setProtectedHeader({ enc: 'A256GCM' })
      .setUnprotectedHeader({ alg: 'PBES2-HS512+A256KW' })
      .setKeyManagementParameters({ p2c: 1000 })
      .encrypt(new TextEncoder().encode('Correct Horse'))
    expect(await read(Buffer.from(JSON.stringify(other)), 'Correct Horse')).toEqual({ kind: 'damaged' })
  })
})
