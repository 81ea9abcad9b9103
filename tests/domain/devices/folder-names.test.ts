import { describe, expect, it } from 'vitest'
import { hashedName, rangeName, readListing, readRowFileName } from '#domain/devices/folder-names.ts'

const listed = (...names: readonly string[]) => readListing(names.map((name) => ({ name, size: 400 })))

describe('the names in a folder', () => {
  it('say which device wrote a file, of which changes, and how its bytes begin to hash', () => {
    const name = hashedName(rangeName('k3v9q1x7c2', 12, 340), '0a1b2c3d')
    expect(name).toBe('k3v9q1x7c2.12-340.0a1b2c3d')
    expect(readRowFileName(name)).toEqual({ name, device: 'k3v9q1x7c2', from: 12, to: 340, hash: '0a1b2c3d' })
  })

  it('tell rows, cards, markers and keys apart', () => {
    const { rows, cards, markers, keys } = listed(
      'about.txt',
      'key-k3v9q1x7c2.0a1b2c3d',
      'k3v9q1x7c2.card',
      'p4tz81m0qe.gone',
      'k3v9q1x7c2.0-7.0a1b2c3d',
    )
    expect(rows).toMatchObject([{ name: 'k3v9q1x7c2.0-7.0a1b2c3d', size: 400 }])
    expect([...cards]).toEqual([['k3v9q1x7c2', 'k3v9q1x7c2.card']])
    expect([...markers]).toEqual([['p4tz81m0qe', 'p4tz81m0qe.gone']])
    expect(keys).toEqual([{ name: 'key-k3v9q1x7c2.0a1b2c3d', kid: 'k3v9q1x7c2', hash: '0a1b2c3d' }])
  })

  it.each([
    'k3v9q1x7c2.0-7.0a1b2c3d.crswap',
    'k3v9q1x7c2.0-7 (conflicted copy).0a1b2c3d',
    'k3v9q1x7c2.0-7.0a1b2c3d (1)',
    'k3v9q1x7c2.0-7.sync-conflict-20261125-201500-ABCDEFG.0a1b2c3d',
    '.syncthing.k3v9q1x7c2.0-7.0a1b2c3d.tmp',
    'k3v9q1x7c2 2.card',
    'k3v9q1x7c2.sync-conflict-20261125-201500-ABCDEFG.card',
    'K3V9Q1X7C2.0-7.0A1B2C3D',
    'k3v9q1x7c2.-1-7.0a1b2c3d',
    'matinee-probe.tmp',
    'desktop.ini',
    '__proto__.card',
    '',
  ])('of carriers and people are ignored: %s', (name) => {
    const { rows, cards, markers, keys } = listed(name)
    expect([rows.length, cards.size, markers.size, keys.length]).toEqual([0, 0, 0, 0])
  })
})
