import { expect, it } from 'vitest'
import { proposedDeviceName } from '#domain/devices/device-name.ts'
import { cleanDeviceName, exchangeFileName } from '#domain/devices/exchange-file.ts'

it.each([
  ['Firefox (Android)', 'Mozilla/5.0 (Android 15; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0', 5],
  [
    'Chrome (Android)',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
    5,
  ],
  [
    'Samsung Internet (Android)',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36',
    5,
  ],
  [
    'Safari (iPhone)',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    5,
  ],
  [
    'Chrome (iPhone)',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/150.0.0.0 Mobile/15E148 Safari/604.1',
    5,
  ],
  [
    'Safari (iPad)',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    5,
  ],
  [
    'Safari (Mac)',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    0,
  ],
  [
    'Edge (Windows)',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0',
    0,
  ],
  [
    'Chrome (ChromeOS)',
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
    0,
  ],
  ['Firefox (Linux)', 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 0],
  ['Matinee', '', 0],
])('%s is what a device is called until the user calls it otherwise', (name, userAgent, maxTouchPoints) => {
  expect(proposedDeviceName({ userAgent, maxTouchPoints })).toBe(name)
})

it('a name has one line, no marks that turn text around, and at most 60 characters', () => {
  expect(cleanDeviceName('  Kim’s\u202e phone\n\u0000')).toBe('Kim’s phone')
  expect(cleanDeviceName('Cafe\u0301')).toBe('Café')
  expect(cleanDeviceName('👩‍💻 laptop')).toBe('👩‍💻 laptop')
  expect(cleanDeviceName('🎬'.repeat(100))).toBe('🎬'.repeat(60))
  expect(cleanDeviceName(' \u200b ')).toBe('')
})

it('a file is called by the device and the day, in any script', () => {
  expect(exchangeFileName('Firefox (Android)', '2026-11-24', 'matinee')).toBe(
    'matinee-firefox-android-2026-11-24.matinee',
  )
  expect(exchangeFileName('キムの電話', '2026-11-24', 'txt')).toBe('matinee-キムの電話-2026-11-24.txt')
  expect(exchangeFileName('../..\\CON:*?', '2026-11-24', 'txt')).toBe('matinee-con-2026-11-24.txt')
  expect(exchangeFileName('🎬', '2026-11-24', 'matinee')).toBe('matinee-2026-11-24.matinee')
})
