import type { ReactNode } from 'react'
import { matchRoutes, type NonIndexRouteObject, Outlet, useRoutes } from 'react-router-dom'
import { MovieGridSkeleton } from '#components/card/movie-grid.tsx'
import { CollectionGridSkeleton } from '#components/collection/collection-grid.tsx'
import { AsyncBoundary } from '#components/loading/async-boundary.tsx'
import type { LazyComponent } from '#components/loading/lazy-component.tsx'
import { guideHref, sectionPaths } from '#domain/movie/addresses.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { Layout } from './layout.tsx'
import {
  CollectionScreen,
  CollectionsScreen,
  DiaryScreen,
  DiscoverScreen,
  FlowsScreen,
  FriendsScreen,
  GuideScreen,
  HomeScreen,
  ModalScreen,
  MovieScreen,
  NotFoundScreen,
  PersonScreen,
  ReleasesScreen,
  ReviewScreen,
  SettingsScreen,
  ShareScreen,
  StatisticsScreen,
  TonightScreen,
  WatchedScreen,
  WatchlistScreen,
} from './screens.ts'

interface ScreenRoute extends NonIndexRouteObject {
  readonly screen?: LazyComponent
  readonly children?: ScreenRoute[]
}

const Loading = () => <MovieGridSkeleton count={10} label={useCoreMessages().app.loading} />

const CollectionsLoading = () => <CollectionGridSkeleton label={useCoreMessages().app.loading} />

const Section = ({ list: List, loading }: { list: LazyComponent; loading: ReactNode }) => (
  <>
    <AsyncBoundary loading={loading}>
      <List />
    </AsyncBoundary>
    <AsyncBoundary>
      <Outlet />
    </AsyncBoundary>
  </>
)

const page = (path: string, screen: LazyComponent, loading: ReactNode = <Loading />): ScreenRoute => ({
  path,
  screen,
  element: <Section list={screen} loading={loading} />,
})

/** All modals share one dialog, so that one can lead to another inside of it. */
const modals = (path: string): ScreenRoute => ({
  screen: ModalScreen,
  element: <ModalScreen />,
  children: [
    { path: `${path}/movie/:movieId`, screen: MovieScreen, element: <MovieScreen /> },
    { path: `${path}/person/:personId`, screen: PersonScreen, element: <PersonScreen /> },
  ],
})

const section = (kind: keyof typeof sectionPaths, screen: LazyComponent, loading?: ReactNode): ScreenRoute => ({
  ...page(sectionPaths[kind].list, screen, loading),
  children: [modals(sectionPaths[kind].modals)],
})

const routes: ScreenRoute[] = [
  {
    element: <Layout />,
    children: [
      section('home', HomeScreen),
      section('discover', DiscoverScreen),
      {
        screen: DiscoverScreen,
        element: <Section list={DiscoverScreen} loading={<Loading />} />,
        children: [modals(sectionPaths.genre.modals), modals(sectionPaths.search.modals)],
      },
      section('watchlist', WatchlistScreen),
      section('releases', ReleasesScreen, null),
      section('friends', FriendsScreen),
      section('watched', WatchedScreen),
      section('diary', DiaryScreen, null),
      section('statistics', StatisticsScreen, null),
      section('tonight', TonightScreen, null),
      section('collections', CollectionsScreen, <CollectionsLoading />),
      section('collection', CollectionScreen),
      page('/watched/review', ReviewScreen, null),
      page('/flows', FlowsScreen, null),
      page('/settings', SettingsScreen, null),
      page(guideHref, GuideScreen, null),
      page('/share', ShareScreen),
      page('*', NotFoundScreen, null),
    ],
  },
]

export const screensAt = (pathname: string): readonly LazyComponent[] =>
  (matchRoutes(routes, pathname) ?? []).flatMap(({ route }) => route.screen ?? [])

export const AppRoutes = () => useRoutes(routes)
