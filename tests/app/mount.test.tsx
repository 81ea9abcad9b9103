import { act } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { mount } from '#app/mount.tsx'
import { fakeBrowserParts } from '#tests/support/browser-parts.ts'
import { createTestWorld, type TestWorldOptions } from '#tests/support/test-world.ts'
import { settled, until } from '#tests/support/until.ts'
import { titles, trendingPath } from '#tests/support/wire-movies.ts'
import { json, silence } from '#tests/tmdb/fake-tmdb.ts'
import { prefetchFirstScreen } from '#wiring/app/prefetch.ts'
import { createApp } from '#wiring/root/create-app.ts'

/** The app as main.tsx mounts it. Anything that React itself logs fails the test. */
const mountApp = async (options: TestWorldOptions, beforehand = async () => {}) => {
  fakeBrowserParts()
  const { world, asked, reported } = createTestWorld(options)
  const app = createApp(world)
  const container = document.body.appendChild(document.createElement('div'))
  prefetchFirstScreen(app, '/')
  await beforehand()
  const root = await act(() => mount(container, app, '/'))
  onTestFinished(() => {
    act(() => root.unmount())
    container.remove()
    app.records.close()
    app.provider.queryClient.clear()
  })
  return { container, asked, reported }
}

it('shows the first screen with its list', async () => {
  const { container, reported } = await mountApp({ answers: { [trendingPath]: titles('Alien') } })
  await until(() => container.querySelector('a[aria-label="Alien (1979)"]'))
  expect(reported).toEqual([])
})

it('shows the first screen while its list is still loading', async () => {
  const { container } = await mountApp({ answers: { [trendingPath]: silence } })
  expect(container.querySelector('main [role=status][aria-label="Loading..."]')).not.toBeNull()
})

it('requests a list that failed to load only once, and logs the error once, only through the world', async () => {
  const { container, asked, reported } = await mountApp(
    { answers: { [trendingPath]: json({}, { status: 500 }) } },
    settled,
  )
  await until(() => container.querySelector('[role=alert]'))
  await settled()
  expect(reported.map(String)).toEqual(['ProviderError: TMDB API error: 500 Internal Server Error'])
  expect(asked().filter((address) => address.startsWith(trendingPath))).toHaveLength(1)
})
