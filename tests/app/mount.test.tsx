import { waitFor } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { mount } from '#app/mount.tsx'
import { fakeBrowserParts } from '#tests/support/browser-parts.ts'
import { createTestWorld, type TestWorldOptions } from '#tests/support/test-world.ts'
import { settled } from '#tests/support/until.ts'
import { titles, trendingPath } from '#tests/support/wire-movies.ts'
import { json, silence } from '#tests/tmdb/fake-tmdb.ts'
import { prefetchFirstScreen } from '#wiring/app/prefetch.ts'
import { createApp } from '#wiring/root/create-app.ts'

/**
 * The app as main.tsx mounts it, without `act`, in which nothing that parts wait for could load. Anything that React itself logs
 * fails the test.
 */
const mountApp = async (options: TestWorldOptions, beforehand = async () => {}) => {
  fakeBrowserParts()
  const { world, asked, reported } = createTestWorld(options)
  const app = createApp(world)
  const container = document.body.appendChild(document.createElement('div'))
  prefetchFirstScreen(app, '/')
  await beforehand()
  const root = await mount(container, app, '/')
  onTestFinished(() => {
    root.unmount()
    container.remove()
    app.records.close()
    app.provider.queryClient.clear()
  })
  return { container, asked, reported }
}

const see = (container: Element, selector: string) =>
  waitFor(() => expect(container.querySelector(selector)).not.toBeNull(), { timeout: 20_000 })

it('shows the first screen with its list', async () => {
  const { container, reported } = await mountApp({ answers: { [trendingPath]: titles('Alien') } })
  await see(container, 'a[aria-label="Alien (1979)"]')
  expect(reported).toEqual([])
})

it('shows the first screen while its list is still loading', async () => {
  const { container } = await mountApp({ answers: { [trendingPath]: silence } })
  await see(container, 'main [role=status][aria-label="Loading..."]')
})

it('requests a list that failed to load only once, and logs the error once, only through the world', async () => {
  const { container, asked, reported } = await mountApp(
    { answers: { [trendingPath]: json({}, { status: 500 }) } },
    settled,
  )
  await see(container, '[role=alert]')
  await settled()
  expect(reported.map(String)).toEqual(['ProviderError: TMDB API error: 500 Internal Server Error'])
  expect(asked().filter((address) => address.startsWith(trendingPath))).toHaveLength(1)
})
