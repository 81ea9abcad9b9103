import { listPathOf, modalOf, sectionPaths, tmdbIdFrom } from '#domain/addresses.ts'
import type { App } from './app.ts'

export const prefetchModal = (
  { queries, queryClient }: Pick<App, 'queries' | 'queryClient'>,
  pathname: string,
): void => {
  const modal = modalOf(pathname)
  const id = tmdbIdFrom(modal?.id)
  if (!modal || id === null) return
  const { movie, offers, recommendations, person, personCredits } = queries.peek()
  if (modal.kind === 'movie') {
    void queryClient.prefetchQuery(movie(id))
    void queryClient.prefetchQuery(offers(id))
    void queryClient.prefetchQuery(recommendations(id))
  } else {
    void queryClient.prefetchQuery(person(id))
    void queryClient.prefetchQuery(personCredits(id))
  }
}

export const prefetchFirstScreen = (app: Pick<App, 'queries' | 'queryClient'>, pathname: string): void => {
  prefetchModal(app, pathname)
  if (listPathOf(pathname) === sectionPaths.home.list)
    void app.queryClient.prefetchQuery(app.queries.peek().trending(1))
}
