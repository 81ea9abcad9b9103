import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { onTestFinished, vi } from 'vitest'
import { App } from '#app/app.tsx'
import { screensAt } from '#app/screens.ts'
import { firstQueries } from '#wiring/first-queries.ts'
import { createApp } from '#wiring/services.ts'
import { fakeBrowserParts } from './browser-parts.ts'
import { createTestWorld, type TestWorldOptions } from './test-world.ts'
import { turn, until } from './until.ts'

interface TestAppOptions extends TestWorldOptions {
  /** The address that is visited, such as '/watchlist?tab=watched'. */
  readonly path?: string
}

type Name = string | RegExp

/** What a person does and sees. */
const personAt = (user: ReturnType<typeof userEvent.setup>) => {
  const find = (role: string, name?: Name) => screen.queryAllByRole(role, name === undefined ? {} : { name })[0]
  const see = (role: string, name?: Name) => until(() => find(role, name))
  return {
    /** The first element of that role and name, once it is there. */
    see,
    seeText: (text: Name) => until(() => screen.queryAllByText(text)[0]),
    notSee: (role: string, name?: Name) => until(() => find(role, name) === undefined),
    sees: (role: string, name?: Name) => find(role, name) !== undefined,
    click: async (role: string, name?: Name) => user.click(await see(role, name)),
    press: (keys: string) => user.keyboard(keys),
    type: (text: string) => user.keyboard(text),
    hover: (element: Element) => user.hover(element),
    leave: (element: Element) => user.unhover(element),
    /** The toast of the moment as [title, description]. */
    seeToast: async () => {
      const region = await see('region', 'Messages')
      await until(() => region.querySelector('p'))
      return [...region.querySelectorAll('p')].map((line) => line.textContent)
    },
  }
}

/** The whole app over a test world, at an address, once its first screen is there. */
export const renderApp = async ({ path = '/', ...options }: TestAppOptions = {}) => {
  const parts = fakeBrowserParts()
  const test = createTestWorld(options)
  const app = createApp(test.world)
  window.history.replaceState(null, '', path)
  const { pathname } = window.location
  await Promise.all(screensAt(pathname).map((each) => each.preload()))
  firstQueries(app, pathname)
  await until(() => app.queryClient.isFetching() === 0 || vi.isFakeTimers())
  const view = render(<App services={app} />, { onCaughtError: () => {} })
  onTestFinished(() => {
    view.unmount()
    app.records.close()
    app.queryClient.clear()
    window.history.replaceState(null, '', '/')
  })
  await turn()
  const I = personAt(userEvent.setup({ delay: null }))
  return { ...test, ...parts, app, I, address: () => window.location.pathname + window.location.search }
}
