import { fireEvent, screen, within } from '@testing-library/react'
import type { RestorePoint } from '#domain/backup/restore-points.ts'
import { exchange } from '#wiring/devices/exchange.ts'
import { restorePoints } from '#wiring/restore-points/restore-points.ts'
import { type FakeExchangeAnswers, fakeExchange } from './fake-exchange.ts'
import { linesOf } from './fixtures.ts'
import { renderApp, type TestAppOptions } from './test-app.tsx'

const point: RestorePoint = {
  id: 1,
  time: '2026-01-02T20:00:00.000Z',
  day: '2026-01-02',
  reason: 'joining',
  bytes: 100,
  fingerprint: 1,
  revision: 1,
}

interface Devices extends FakeExchangeAnswers {
  readonly options?: TestAppOptions
  readonly hasRoom?: boolean
}

/** Settings with devices whose files are not read, but answered as given. */
export const openDevices = async ({ options = {}, hasRoom = true, ...answers }: Devices = {}) => {
  const fake = fakeExchange(answers)
  const kept: string[] = []
  const points = {
    list: async () => [],
    make: async (reason: string) => {
      kept.push(reason)
      return hasRoom ? point : null
    },
    read: async () => null,
    clear: async () => {},
  }
  const started = await renderApp({
    path: '/settings#devices',
    parts: [
      [exchange, fake.exchange],
      [restorePoints, points],
    ],
    ...options,
  })
  await started.I.see('heading', 'Your other devices')
  const card = () => screen.getByRole('region', { name: 'Your other devices', hidden: true })
  return {
    ...started,
    ...fake,
    kept,
    card,
    receive: (name = 'phone.matinee') =>
      fireEvent.change(within(card()).getByLabelText('Receive', { selector: 'input' }), {
        target: { files: [new File(['x'], name)] },
      }),
    lines: () => linesOf(started.app.records.library().watchlist),
  }
}
