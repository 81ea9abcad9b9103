import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { onTestFinished, vi } from 'vitest'
import { App } from '#app/app.tsx'
import { PageRouter } from '#app/history/page-router.tsx'
import { screensAt } from '#app/routes.tsx'
import type { App as Services } from '#wiring/app/app.ts'
import { AppProvider } from '#wiring/app/app-provider.tsx'
import { type CreatePart, createLazyParts, type LazyParts } from '#wiring/app/lazy-parts.ts'
import { prefetchFirstScreen } from '#wiring/app/prefetch.ts'
import { createApp } from '#wiring/root/create-app.ts'
import { fakeBrowserParts } from './browser-parts.ts'
import { collectSentEvents } from './sent-events.ts'
import { createTestWorld, type TestWorldOptions } from './test-world.ts'
import { frame, turn, until, untilInDocument } from './until.ts'

/** The options of the test world, and where the visit starts. */
export interface TestAppOptions extends TestWorldOptions {
  /** The address that is visited, such as '/watchlist?tab=watched'. */
  readonly path?: string
  /** Of the window, in pixels; by default a laptop's. */
  readonly width?: number
  /** Whether fingers point at it, which hover over nothing; false by default. */
  readonly isTouched?: boolean
  /** Whether all of a page is on the screen at once; false by default. */
  readonly isAllInView?: boolean
  /** Replaces some of the services. */
  readonly change?: (services: Services) => Services
  /** Stand in for parts that the app creates on first use. */
  readonly parts?: readonly StandIn[]
}

/** A part in place of the one that its function creates. */
export type StandIn<Part extends object = object> = readonly [create: CreatePart<Part>, part: Part]

type Name = string | RegExp

/**
 * What `find` finds, ready to be used: Ark's components attach their focus, keyboard and outside-click handlers
 * in the frame after they appear.
 */
const ready = async <Found,>(find: () => Found | null | undefined): Promise<Found> => {
  await untilInDocument(find)
  await frame()
  return untilInDocument(find)
}

/** What a user does and sees. */
const personAt = (user: ReturnType<typeof userEvent.setup>) => {
  const find = (role: string, name?: Name) => screen.queryAllByRole(role, name === undefined ? {} : { name })[0]
  const see = (role: string, name?: Name) => untilInDocument(() => find(role, name))
  return {
    /** The first element with that role and name, once it exists. */
    see,
    seeText: (text: Name) => untilInDocument(() => screen.queryAllByText(text)[0]),
    notSee: (role: string, name?: Name) => untilInDocument(() => find(role, name) === undefined),
    sees: (role: string, name?: Name) => find(role, name) !== undefined,
    click: async (role: string, name?: Name) => user.click(await ready(() => find(role, name))),
    /** Clicks the field with that label. */
    focus: async (label: string) => user.click(await ready(() => screen.queryByLabelText(label))),
    /** Chooses a value in a select. */
    choose: (list: Element, value: string) => user.selectOptions(list, value),
    press: (keys: string) => user.keyboard(keys),
    type: (text: string) => user.keyboard(text),
    hover: (element: Element) => user.hover(element),
    leave: (element: Element) => user.unhover(element),
    /** The current toast as [title, description]; `name` is the name of its region in the language of the interface. */
    seeToast: async (name = 'Notifications') => {
      const region = await see('region', name)
      await until(() => region.querySelector('p'))
      return [...region.querySelectorAll('p')].map((line) => line.textContent)
    },
  }
}

/**
 * Loads the messages that parts of the app wait for. Where three or more parts wait at once, React renders them again and
 * again, and within `act` nothing can load meanwhile: the test would hang.
 */
const loadMessages = ({ language }: Services) => language.all(language.loaded.peek()).load()

/** What screens create on first use must be made of the replaced services too. */
const withOwnParts = (services: Services, standIns: readonly StandIn[]): Services => {
  const parts = createLazyParts(() => app)
  const get: LazyParts['get'] = (create) => {
    const [, standIn] = standIns.find(([replaced]) => replaced === create) ?? []
    return (standIn as ReturnType<typeof create> | undefined) ?? parts.get(create)
  }
  const app: Services = { ...services, lazy: { get } }
  return app
}

/** The services with a test world and a user, for the running test. */
const startAt = async ({
  path = '/',
  width,
  isTouched,
  isAllInView,
  change,
  parts: standIns,
  ...options
}: TestAppOptions) => {
  window.history.replaceState(null, '', path)
  const parts = fakeBrowserParts(width, isTouched, isAllInView)
  const test = createTestWorld(options)
  const services = createApp(test.world)
  const app = change || standIns ? withOwnParts(change?.(services) ?? services, standIns ?? []) : services
  const sentEvents = collectSentEvents(app.view.flows)
  onTestFinished(async ({ task }) => {
    task.meta.sentEvents = sentEvents()
    // Code that a link preloads must not arrive in the next test file, which has another window.
    await vi.dynamicImportSettled()
    cleanup()
    app.records.close()
    app.provider.queryClient.clear()
    // In jsdom, a new entry ends steps of the history that are still on their way.
    window.history.pushState(null, '', '/')
  })
  const I = personAt(userEvent.setup({ delay: null }))
  return { ...test, ...parts, app, I, address: () => window.location.pathname + window.location.search }
}

/** Renders the whole app with a test world at a path, and waits for its first screen. */
export const renderApp = async (options: TestAppOptions = {}) => {
  const started = await startAt(options)
  const { pathname } = window.location
  // As mount does.
  await Promise.all([started.app.language.settled(), ...screensAt(pathname).map((screen) => screen.preload())])
  prefetchFirstScreen(started.app, pathname)
  await until(() => started.app.provider.queryClient.isFetching() === 0)
  await loadMessages(started.app)
  // Boundaries report what they catch; React would also log it.
  render(<App services={started.app} />, { onCaughtError: () => {} })
  await turn()
  return started
}

/** Renders a part of the app alone, with a test world. */
export const renderInApp = async (part: ReactNode, options: TestAppOptions = {}) => {
  const started = await startAt(options)
  await loadMessages(started.app)
  render(
    <AppProvider app={started.app}>
      <QueryClientProvider client={started.app.provider.queryClient}>
        <PageRouter>{part}</PageRouter>
      </QueryClientProvider>
    </AppProvider>,
    { onCaughtError: () => {} },
  )
  await turn()
  return started
}
