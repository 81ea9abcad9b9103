import { listPathOf, modalOf, sectionPaths, tmdbIdFrom } from '#domain/movie/addresses.ts'
import type { App } from './app.ts'

export const prefetchModal = ({ provider }: Pick<App, 'provider'>, pathname: string): void => {
  const modal = modalOf(pathname)
  const id = tmdbIdFrom(modal?.id)
  if (!modal || id === null) return
  const { movie, offers, recommendations, person, personCredits } = provider.queries.peek()
  if (modal.kind === 'movie') {
    void provider.queryClient.prefetchQuery(movie(id))
    void provider.queryClient.prefetchQuery(offers(id))
    void provider.queryClient.prefetchQuery(recommendations(id))
  } else {
    void provider.queryClient.prefetchQuery(person(id))
    void provider.queryClient.prefetchQuery(personCredits(id))
  }
}

export const prefetchFirstScreen = (app: Pick<App, 'provider'>, pathname: string): void => {
  prefetchModal(app, pathname)
  if (listPathOf(pathname) === sectionPaths.home.list)
    void app.provider.queryClient.prefetchQuery(app.provider.queries.peek().trending(1))
}
