import { act } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { mount } from '#app/mount.tsx'
import { fakeBrowserParts } from '#tests/support/browser-parts.ts'
import { createTestWorld, type TestWorldOptions } from '#tests/support/test-world.ts'
import { settled, until } from '#tests/support/until.ts'
import { titles, trendingPath } from '#tests/support/wire-movies.ts'
import { json } from '#tests/tmdb/fake-tmdb.ts'
import { createApp } from '#wiring/services.ts'

const yourCollections = () => import('#screens/home/your-collections.tsx')

/** The app as main.tsx mounts it. What React itself logs fails the test. */
const mountApp = async (options: TestWorldOptions) => {
  fakeBrowserParts()
  const { world, reported } = createTestWorld(options)
  const app = createApp(world)
  const container = document.body.appendChild(document.createElement('div'))
  // What comes after the first screen is there before, so that nothing arrives outside of act().
  await app.complete()
  await yourCollections()
  const root = await act(() => mount(container, app, '/'))
  onTestFinished(() => {
    act(() => root.unmount())
    container.remove()
    app.records.close()
    app.queryClient.clear()
  })
  return { container, reported }
}

it('shows the first screen in the page', async () => {
  const { container, reported } = await mountApp({ answers: { [trendingPath]: titles('Alien') } })
  await until(() => container.querySelector('a[aria-label="Alien (1979)"]'))
  expect(reported).toEqual([])
})

it('logs an error that a boundary catches once, through the world alone', async () => {
  const { container, reported } = await mountApp({ answers: { [trendingPath]: json({}, { status: 500 }) } })
  await until(() => container.querySelector('[role=alert]'))
  await settled()
  expect(reported.map(String)).toEqual(['TmdbError: TMDB API error: 500 Internal Server Error'])
})
