import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { MovieGridSkeleton } from '#components/card/movie-grid.tsx'
import { movieHref, personHref, searchHref, sectionPaths } from '#domain/movie/addresses.ts'
import { readShared } from '#domain/movie/shared-link.ts'
import type { ProviderPage } from '#domain/movie/tracker-link.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { isListLink } from '#wiring/sharing/list-link.ts'
import { SharedList } from './shared-list.tsx'

const hrefOf = ({ kind, id }: ProviderPage): string => (kind === 'movie' ? movieHref : personHref)({ kind: 'home' }, id)

/** A list in the fragment of the address, or what another app shares: the manifest's share target. */
export const ShareScreen = () => {
  const { hash } = useLocation()
  return isListLink(hash) ? <SharedList key={hash} hash={hash} /> : <FromAnotherApp />
}

const FromAnotherApp = () => {
  const [parameters] = useSearchParams()
  const shared = readShared({
    title: parameters.get('title'),
    text: parameters.get('text'),
    url: parameters.get('url'),
  })
  switch (shared.kind) {
    case 'page':
      return <Navigate replace to={hrefOf(shared.page)} />
    case 'imdb':
      return <KnownByImdb imdbId={shared.imdbId} query={shared.query} />
    case 'query':
      return <Navigate replace to={searchHref(shared.query)} />
    case 'nothing':
      return <Navigate replace to={sectionPaths.home.list} />
  }
}

const KnownByImdb = ({ imdbId, query }: { imdbId: string; query: string }) => {
  const { queries } = useApp().provider
  const { loading } = useCoreMessages().app
  const { data: page } = useQuery({ ...useValue(queries).pageByImdbId(imdbId), throwOnError: true })
  if (page === undefined) return <MovieGridSkeleton count={10} label={loading} />
  if (page) return <Navigate replace to={hrefOf(page)} />
  return <Navigate replace to={query ? searchHref(query) : sectionPaths.home.list} />
}
