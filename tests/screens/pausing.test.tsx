import { expect, it } from 'vitest'
import { slimSnapshotOf } from '#domain/records/watch-history.ts'
import { idOf, minute, snapshot } from '#tests/support/fixtures.ts'
import { renderApp } from '#tests/support/test-app.tsx'
import { silence } from '#tests/tmdb/fake-tmdb.ts'

it('stops asking about movies when it is paused, and goes on when it is told to', async () => {
  const path = `/movie/${idOf('Alien')}`
  const viewing = { id: 1, watchedAt: '2026-01-01', createdAt: minute(1), lastModified: minute(1) }
  const { I } = await renderApp({
    path: '/watched/statistics',
    buildKey: 'key',
    answers: { [path]: silence },
    stored: {
      'watch-history': [
        { movieId: idOf('Alien'), watchedAt: '2026-01-01', movie: slimSnapshotOf(snapshot('Alien')), plays: [viewing] },
      ],
    },
  })
  await I.click('button', 'Pause')
  await I.seeText(/Loading is paused\.$/)
  await I.click('button', 'Load details')
  await I.see('button', 'Pause')
  expect(I.sees('button', 'Load details')).toBe(false)
})
