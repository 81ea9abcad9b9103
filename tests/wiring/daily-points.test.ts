import 'fake-indexeddb/auto'
import { describe, expect, it, onTestFinished } from 'vitest'
import { adding } from '#tests/stores/library-language.ts'
import { createTestWorld } from '#tests/support/test-world.ts'
import { turn } from '#tests/support/until.ts'
import { keepDailyPoints } from '#wiring/restore-points/daily-tasks.ts'
import { restorePoints } from '#wiring/restore-points/restore-points.ts'
import { createApp } from '#wiring/root/create-app.ts'

const quietMs = 1000

const visit = () => {
  const test = createTestWorld()
  let day = '2026-01-02'
  const shown: (() => void)[] = []
  const onShow = (listener: () => void) => {
    shown.push(listener)
    return () => {}
  }
  const app = createApp({ ...test.world, today: () => day, onShow })
  onTestFinished(() => app.records.close())
  const { list } = app.lazy.get(restorePoints)
  return {
    app,
    days: async () => (await list()).map((point) => point.day),
    quiet: () => test.clock.advance(quietMs),
    comeBackOn: (next: string) => {
      day = next
      for (const listener of shown) listener()
    },
  }
}

const soon = async () => {
  for (let count = 0; count < 20; count += 1) await turn()
}

describe('the daily restore point', () => {
  it('is made at the first quiet moment of a day, not before', async () => {
    const { app, days, quiet } = visit()
    await app.records.change(adding(1))
    keepDailyPoints(app)
    await soon()
    expect(await days()).toEqual([])
    quiet()
    await expect.poll(days).toEqual(['2026-01-02'])
  })

  it('is made once a day, also on a page that stays open, and only where something has changed', async () => {
    const { app, days, quiet, comeBackOn } = visit()
    await app.records.change(adding(1))
    keepDailyPoints(app)
    quiet()
    await expect.poll(days).toEqual(['2026-01-02'])
    await app.records.change(adding(2))
    comeBackOn('2026-01-02')
    quiet()
    await soon()
    expect(await days()).toEqual(['2026-01-02'])
    comeBackOn('2026-01-03')
    quiet()
    await expect.poll(days).toEqual(['2026-01-03', '2026-01-02'])
    comeBackOn('2026-01-04')
    quiet()
    await soon()
    expect(await days()).toEqual(['2026-01-03', '2026-01-02'])
  })

  it('is not made for a visitor without movies', async () => {
    const { app, days, quiet } = visit()
    keepDailyPoints(app)
    quiet()
    await soon()
    expect(await days()).toEqual([])
  })
})
