import { fireEvent } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import type { HistoryImportEvent } from '#machines/history-import/history-import-setup.ts'
import type { Slices } from '#stores/slices.ts'
import { openSettings } from '#tests/support/open-settings.ts'
import { running } from '#tests/support/running.ts'
import { loadSettings } from '#tests/support/settings-code.ts'
import type { TestAppOptions } from '#tests/support/test-app.tsx'
import { turn, until } from '#tests/support/until.ts'
import type { App } from '#wiring/app/app.ts'

beforeAll(loadSettings, 120_000)

const diary = 'Date,Name,Year,Letterboxd URI,Rating\n2020-05-02,Alien,1979,https://boxd.it/2,4\n'
const titles = 'Title,Date\n"Alien","2021-12-15"\n"Psycho","2021-12-16"\n'

const never = () => new Promise<never>(() => {})

/** The app while it imports a file. */
const importing = async (text: string, name: string, options: TestAppOptions = {}) => {
  const { I, app, clock } = await openSettings(options)
  await I.see('button', 'Import Data')
  const field = await until(() => document.querySelector<HTMLInputElement>('input[type=file]'))
  fireEvent.change(field, { target: { files: [new File([text], name)] } })
  return {
    I,
    send: await running<HistoryImportEvent>(app, 'history import'),
    /** Lets the time pass that requests take turns in. */
    match: async () => {
      for (let step = 0; step < 40 && !I.sees('heading', 'Review your import'); step += 1) {
        clock.advance(60)
        await turn()
      }
    },
  }
}

/** Planning takes until it is let go on. */
const heldPlanning = () => {
  const held: (() => void)[] = []
  const hold: Slices = () => () => new Promise((resolve) => held.push(resolve))
  const change = (app: App): App => ({ ...app, platform: { ...app.platform, slices: hold } })
  const goOn = async () => {
    for (let step = 0; step < 40; step += 1) {
      for (const resolve of held.splice(0)) resolve()
      await turn()
    }
  }
  return { change, goOn }
}

describe('the screen follows the state of an import', () => {
  it('while movies are matched', async () => {
    const { I, send } = await importing(diary, 'ratings.csv', { answers: { '/search/movie': never } })
    await I.see('heading', 'Finding your movies')
    await send({ type: 'paused' })
    expect([I.sees('button', 'Resume'), I.sees('button', 'Pause')]).toEqual([true, false])
    await send({ type: 'resumed' })
    expect([I.sees('button', 'Resume'), I.sees('button', 'Pause')]).toEqual([false, true])
  })

  it('while it is planned: nothing to choose at first, then the last plan, which cannot be confirmed', async () => {
    const { change, goOn } = heldPlanning()
    const { I, send, match } = await importing(diary, 'ratings.csv', { change })
    await match()
    await I.see('heading', 'Review your import')
    expect(I.sees('button', 'Import 1 movie')).toBe(false)
    await goOn()
    expect(await I.see('button', 'Import 1 movie')).toBeEnabled()
    await send({ type: 'seeing again chosen', isWanted: true })
    expect(await I.see('button', 'Import 1 movie')).toBeDisabled()
    await I.see('button', 'Viewings, New: 1')
    await goOn()
    expect(await I.see('button', 'Import 1 movie')).toBeEnabled()
  })

  it('during the review: the overview, and each of the movies in doubt', async () => {
    const { I, send, match } = await importing(titles, 'NetflixViewingHistory.csv')
    await match()
    await I.see('button', 'Decide on 2 movies')
    await send({ type: 'movies opened', state: 'in doubt' })
    await I.see('heading', /^Alien/)
    await send({ type: 'movie skipped' })
    await I.see('heading', /^Psycho/)
    await send({ type: 'previous movie opened' })
    await I.see('heading', /^Alien/)
    await send({ type: 'movie decided', choice: { kind: 'none' }, isForAlike: false })
    await send({ type: 'overview opened' })
    await I.see('button', 'Decide on 1 movie')
    await send({ type: 'put off' })
    await I.notSee('dialog')
  })
})
