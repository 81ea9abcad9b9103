import { preloadDrawnPosters } from '#components/pictures/poster.tsx'
import { modalOf } from '#domain/movie/addresses.ts'
import type { App } from '#wiring/app/app.ts'
import { screensAt } from './routes.tsx'
import { HomeScreen } from './screens.ts'

type Services = Pick<App, 'provider' | 'language'>

const preloadMessages = async ({ language }: Services): Promise<void> => {
  await language.settled()
  await language.all(language.loaded.peek()).load()
}

/** Resolves once the code and messages of what an address shows first have loaded, or failed to. */
export const preloadScreens = async (services: Services, pathname: string): Promise<void> => {
  const screens = screensAt(pathname)
  const loading: Promise<unknown>[] = screens.map((screen) => screen.preload())
  if (screens.some((screen) => screen !== HomeScreen)) loading.push(preloadMessages(services).catch(() => {}))
  if (modalOf(pathname)?.kind === 'movie' && services.provider.isDemo.peek()) loading.push(preloadDrawnPosters())
  await Promise.all(loading)
}
