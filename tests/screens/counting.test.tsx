import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { slimSnapshotOf } from '#domain/records/watch-history.ts'
import { idOf, minute, snapshot } from '#tests/support/fixtures.ts'
import { heldAnswer } from '#tests/support/held-answer.ts'
import { renderApp } from '#tests/support/test-app.tsx'
import { until } from '#tests/support/until.ts'
import { details } from '#tests/support/wire-details.ts'

const watched = (title: string, runtime: number) => ({
  movieId: idOf(title),
  watchedAt: '2026-01-01',
  movie: slimSnapshotOf(snapshot(title, { runtime })),
  plays: [{ id: 1, watchedAt: '2026-01-01', createdAt: minute(1), lastModified: minute(1) }],
})

const hours = () =>
  within(screen.getByRole('list', { name: 'Totals' })).getByRole('link', { name: /^Hours/ }).textContent

/** Statistics of a movie of two hours and one of an unknown length, which TMDB is asked about. */
const visit = async () => {
  const { after, answer } = heldAnswer()
  const dune = `/movie/${idOf('Dune')}`
  const page = await renderApp({
    path: '/watched/statistics',
    buildKey: 'key',
    answers: {
      [`/movie/${idOf('Alien')}`]: details(idOf('Alien'), 'Alien', { runtime: 120 }),
      [dune]: (request) => after.then(() => details(idOf('Dune'), 'Dune', { runtime: 180 })(request)),
    },
    stored: { 'watch-history': [watched('Alien', 120), watched('Dune', 0)] },
  })
  await page.I.see('list', 'Totals')
  return { ...page, answer }
}

describe('while runtimes are looked up', () => {
  it('the hours are marked as still being counted, until they are known', async () => {
    const { answer } = await visit()
    expect(hours()).toBe('Hours2+Still counting')
    answer()
    await until(() => hours() === 'Hours5')
  })

  it('one line says so, which can be closed', async () => {
    const { I } = await visit()
    await I.seeText("The people, countries and languages of 2 movies aren't known yet.")
    await I.click('button', 'Dismiss')
    expect(I.sees('button', 'Pause')).toBe(false)
    expect(I.sees('progressbar', 'Loading details')).toBe(false)
    expect(hours()).toBe('Hours2+Still counting')
  })
})
