import { act } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { mount } from '#app/mount.tsx'
import { fakeBrowserParts } from '#tests/support/browser-parts.ts'
import { createTestWorld, type TestWorldOptions } from '#tests/support/test-world.ts'
import { settled, until } from '#tests/support/until.ts'
import { titles, trendingPath } from '#tests/support/wire-movies.ts'
import { json, silence } from '#tests/tmdb/fake-tmdb.ts'
import { firstQueries } from '#wiring/first-queries.ts'
import { type App, createApp } from '#wiring/services.ts'

type Clock = ReturnType<typeof createTestWorld>['clock']

const yourCollections = () => import('#screens/home/your-collections.tsx')

/** The app as main.tsx mounts it; `meanwhile` runs while it may not be there yet. What React itself logs fails the test. */
const mountApp = async (
  options: TestWorldOptions,
  meanwhile = async (_clock: Clock, _isMounted: () => boolean) => {},
  answered = (app: App) => firstQueries(app, '/'),
) => {
  fakeBrowserParts()
  const { world, clock, asked, reported } = createTestWorld(options)
  const app = createApp(world)
  const container = document.body.appendChild(document.createElement('div'))
  // What comes after the first screen is there before, so that nothing arrives outside of act().
  await app.complete()
  await yourCollections()
  const root = await act(async () => {
    let isMounted = false
    const mounting = mount(container, app, '/', answered(app)).then((mounted) => {
      isMounted = true
      return mounted
    })
    await meanwhile(clock, () => isMounted)
    return mounting
  })
  onTestFinished(() => {
    act(() => root.unmount())
    container.remove()
    app.records.close()
    app.queryClient.clear()
  })
  return { container, asked, reported }
}

it('shows the first screen in the page, with the list that has come meanwhile', async () => {
  const { container, reported } = await mountApp({ answers: { [trendingPath]: titles('Alien') } })
  expect(container.querySelector('a[aria-label="Alien (1979)"]')).not.toBeNull()
  expect(reported).toEqual([])
})

it('waits for its list no longer than 100 ms', async () => {
  const { container } = await mountApp({ answers: { [trendingPath]: silence } }, async (clock, isMounted) => {
    clock.advance(99)
    await settled()
    expect(isMounted()).toBe(false)
    clock.advance(1)
  })
  expect(container.querySelector('main [role=status][aria-label="Loading..."]')).not.toBeNull()
})

it('does not wait for the embedded catalogue, whose code comes later', async () => {
  const never = () => new Promise<void>(() => {})
  const { container } = await mountApp({ buildKey: '' }, undefined, never)
  expect(container.querySelector('main')).not.toBeNull()
})

it('asks once for a list that fails, and logs that once, through the world alone', async () => {
  const { container, asked, reported } = await mountApp({ answers: { [trendingPath]: json({}, { status: 500 }) } })
  await until(() => container.querySelector('[role=alert]'))
  await settled()
  expect(reported.map(String)).toEqual(['ProviderError: TMDB API error: 500 Internal Server Error'])
  expect(asked().filter((address) => address.startsWith(trendingPath))).toHaveLength(1)
})
