import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { adding, moviesIn, removing, watching } from '#tests/stores/library-language.ts'
import { bytesOf, device, fileOf, fileWith, open, receive, sent } from './devices.ts'

describe('two devices', () => {
  it('have the same records after each has received the other’s file', async () => {
    const [phone, laptop] = [device(0.1), device(0.7)]
    await phone.app.records.change(adding(1))
    await laptop.app.records.change(adding(2))
    expect(await receive(laptop, await sent(phone))).toMatchObject({
      reading: {
        kind: 'read',
        sender: { name: 'Firefox (Android)', sentAt: '2026-01-02T12:00:00.000Z', isSealed: false },
        comparison: { isJoining: true, onlyHere: 1, onlyThere: 1, same: 0, differing: 0, removals: 0 },
        minutesAhead: null,
      },
      result: { kind: 'merged', outcome: { added: 1, changed: 0, removed: 0, waiting: 0 } },
    })
    expect(await receive(phone, await sent(laptop))).toMatchObject({
      reading: { comparison: { isJoining: false, onlyThere: 1, same: 1 } },
    })
    for (const { app } of [phone, laptop]) expect(moviesIn(app.records.library())).toEqual([1, 2])
  })

  it('take over changes and removals, and repeat nothing when a file comes twice', async () => {
    const [phone, laptop] = [device(0.1), device(0.7)]
    for (const id of [1, 2, 3, 4]) await phone.app.records.change(adding(id))
    await receive(laptop, await sent(phone))
    laptop.clock.advance(60_000)
    await laptop.app.records.change(removing(1))
    await laptop.app.records.change(watching(2))
    const file = await sent(laptop)
    expect((await receive(phone, file)).result).toEqual({
      kind: 'merged',
      outcome: { added: 0, changed: 1, removed: 1, waiting: 0 },
    })
    expect((await receive(phone, file)).result).toEqual({
      kind: 'merged',
      outcome: { added: 0, changed: 0, removed: 0, waiting: 0 },
    })
    expect(phone.app.records.library().watchlist.map(({ movieId, status }) => [movieId, status])).toEqual([
      [2, 'watched'],
      [3, 'want-to-watch'],
      [4, 'want-to-watch'],
    ])
  })

  it('keep what they know of a movie that travels without its description', async () => {
    const [phone, laptop] = [device(0.1), device(0.7)]
    const described = (overview: string) => (library: Parameters<ReturnType<typeof adding>>[0]) => ({
      ...library,
      watchlist: library.watchlist.map((item) => ({ ...item, movie: { ...item.movie, overview } })),
    })
    await phone.app.records.change(adding(1))
    await phone.app.records.change(described('In space …'))
    await receive(laptop, await sent(phone))
    expect(laptop.app.records.library().watchlist).toMatchObject([
      { movieId: 1, movie: { title: 'Film 1', overview: '' } },
    ])
    laptop.clock.advance(1000)
    await laptop.app.records.change(watching(1))
    await receive(phone, await sent(laptop))
    expect(phone.app.records.library().watchlist).toMatchObject([
      { status: 'watched', movie: { overview: 'In space …' } },
    ])
  })
})

describe('a file', () => {
  it('has the change that was made right before it', async () => {
    const [phone, laptop] = [device(0.1), device(0.7)]
    void phone.app.records.change(adding(1))
    void phone.app.records.change(adding(2))
    await receive(laptop, await sent(phone))
    expect(moviesIn(laptop.app.records.library())).toEqual([1, 2])
  })

  it('has the API key only where it is sealed and the user said so, and never the theme', async () => {
    const settings = { apiKey: 'my-key', theme: 'light', region: 'DE' }
    for (const [passphrase, includesKey, key] of [
      ['words', true, 'my-key'],
      ['words', false, ''],
      [null, true, ''],
    ] as const) {
      const [phone, laptop] = [device(0.1, { stored: { settings } }), device(0.7)]
      const file = await sent(phone, { passphrase, includesKey })
      await receive(laptop, file, passphrase)
      const { apiKey, theme, region } = laptop.app.records.library().settings
      expect([passphrase, includesKey, apiKey, theme, region]).toEqual([passphrase, includesKey, key, 'system', 'DE'])
    }
  })

  it('with a key that somebody put into an open one leaves it there', async () => {
    const laptop = device(0.7)
    const file = fileWith(
      'library-1',
      { list: 'settings', id: 'apiKey', value: 'not mine' },
      { list: 'settings', id: 'theme', value: 'light' },
      { list: 'settings', id: 'includeAdult', value: true },
    )
    expect(await receive(laptop, file)).toMatchObject({ result: { kind: 'merged', outcome: { added: 1 } } })
    expect(laptop.app.records.library().settings).toMatchObject({ apiKey: '', theme: 'system', includeAdult: true })
  })

  it('is called by the device and the day, with an ending that the browser shares', async () => {
    const nameOf = async (shares: readonly string[]) => (await device(0.1, {}, shares).exchange.write(open)).name
    expect(await nameOf([])).toBe('matinee-firefox-android-2026-01-02.matinee')
    expect(await nameOf(['matinee', 'txt'])).toBe('matinee-firefox-android-2026-01-02.matinee')
    expect(await nameOf(['txt', 'png'])).toBe('matinee-firefox-android-2026-01-02.txt')
  })

  it('that is shared as a text is one', async () => {
    const phone = device(0.1, {}, ['txt'])
    await phone.app.records.change(adding(1))
    const { content } = await phone.exchange.write(open)
    const text = Buffer.from(await bytesOf(content)).toString('latin1')
    expect(gunzipSync(Buffer.from(text, 'base64')).toString()).toContain('"Film 1"')
    const laptop = device(0.7)
    await receive(laptop, fileOf(await bytesOf(content)))
    expect(moviesIn(laptop.app.records.library())).toEqual([1])
  })

  it('whose clock is more than five minutes ahead is merged, and the minutes are said', async () => {
    const [phone, laptop] = [device(0.1), device(0.7)]
    await phone.app.records.ready
    await phone.app.records.change(adding(1))
    phone.clock.advance(5 * 60_000)
    expect(await laptop.exchange.read(await sent(phone), null)).toMatchObject({ minutesAhead: null })
    phone.clock.advance(3 * 24 * 60 * 60_000)
    const { reading, result } = await receive(laptop, await sent(phone))
    expect(reading).toMatchObject({ minutesAhead: 3 * 24 * 60 + 5 })
    expect(result).toMatchObject({ kind: 'merged' })
  })
})

describe('a device', () => {
  it('is called by its browser until the user calls it otherwise, which the next visit remembers', () => {
    const { exchange: own, storage } = device(0.1)
    expect(own.deviceName.value).toBe('Firefox (Android)')
    own.setDeviceName('  Kim’s\u202e phone\n')
    expect(own.deviceName.value).toBe('Kim’s phone')
    expect(storage.getItem('deviceName')).toBe('Kim’s phone')
    own.setDeviceName(' ')
    expect(own.deviceName.value).toBe('Firefox (Android)')
  })

  it('is nobody until it has changed or sent something', async () => {
    const { exchange: own } = device(0.1)
    expect(await own.identity()).toBeNull()
    await own.write(open)
    expect(await own.identity()).toEqual({ device: expect.any(String), library: expect.any(String) })
  })
})
