import { describe, expect, it, onTestFinished } from 'vitest'
import { createDiaryCommands } from '#commands/diary.ts'
import { createSettingsCommands } from '#commands/settings.ts'
import { movie } from '#tests/support/fixtures.ts'
import { createTestWorld } from '#tests/support/test-world.ts'
import { settled } from '#tests/support/until.ts'
import type { App } from '#wiring/app/app.ts'
import { pendingHistory } from '#wiring/imports/pending-history.ts'
import { createApp } from '#wiring/root/create-app.ts'

const start = (): App => {
  const app = createApp(createTestWorld().world)
  onTestFinished(() => app.records.close())
  return app
}

describe('a part of the app that few people need', () => {
  it('is created on first use, and is the only one of its app', () => {
    const [one, other] = [start(), start()]
    const created: App[] = []
    const part = (app: App) => {
      created.push(app)
      return { number: created.length }
    }
    expect(created).toEqual([])
    expect([one.lazy.get(part), one.lazy.get(part)]).toEqual([{ number: 1 }, { number: 1 }])
    expect(other.lazy.get(part)).toEqual({ number: 2 })
    expect(created[0]).toBe(one)
    expect(created[1]).toBe(other)
  })

  it('remembers for the visit, whichever screen asks for it', () => {
    const app = start()
    expect(app.lazy.get(pendingHistory)).toBe(app.lazy.get(pendingHistory))
    expect(start().lazy.get(pendingHistory)).not.toBe(app.lazy.get(pendingHistory))
  })
})

describe('the commands of a screen', () => {
  it('announce in the language that the page has when they are given', async () => {
    const app = start()
    await app.records.ready
    await app.language.all('en-US').load()
    const diary = app.lazy.get(createDiaryCommands)
    diary.like(movie('Alien'), true)
    const english = app.view.toasts.current.peek()?.title
    app.lazy.get(createSettingsCommands).change({ field: 'language', value: 'de-DE' })
    await settled()
    await app.language.settled()
    await app.language.all('de-DE').load()
    diary.like(movie('Alien'), false)
    expect([english, app.view.toasts.current.peek()?.title]).toEqual(['Added to your likes', '„Gefällt mir“ entfernt'])
  })
})
