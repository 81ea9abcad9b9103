import type { ReactNode } from 'react'
import { Outlet, Route, Routes } from 'react-router-dom'
import { AsyncBoundary } from '#components/async-boundary.tsx'
import { CollectionGridSkeleton } from '#components/collection-grid.tsx'
import type { LazyComponent } from '#components/lazy-component.tsx'
import { MovieGridSkeleton } from '#components/movie-grid.tsx'
import { useMessages } from '#wiring/use-messages.ts'
import { Layout } from './layout.tsx'
import {
  CollectionScreen,
  CollectionsScreen,
  DiscoverScreen,
  FlowsScreen,
  HomeScreen,
  ModalScreen,
  MovieScreen,
  NotFoundScreen,
  PersonScreen,
  SettingsScreen,
  WatchedScreen,
  WatchlistScreen,
} from './screens.ts'

const Section = ({ list: List, loading = <Loading /> }: { list: LazyComponent; loading?: ReactNode }) => (
  <>
    <AsyncBoundary loading={loading}>
      <List />
    </AsyncBoundary>
    <AsyncBoundary>
      <Outlet />
    </AsyncBoundary>
  </>
)

const Loading = () => <MovieGridSkeleton count={10} label={useMessages().app.loading} />

const CollectionsLoading = () => <CollectionGridSkeleton label={useMessages().app.loading} />

/** A list at its path, with movies at `[path]/movie/[id]` and persons over it (spec section 2, route table). */
const section = (path: string, list: LazyComponent, loading?: ReactNode) => (
  <Route path={path} element={<Section list={list} loading={loading} />}>
    {modals('')}
  </Route>
)

/** The modals' addresses below a path; they share one dialog, so that one can lead to another inside of it. */
const modals = (path: string) => (
  <Route element={<ModalScreen />}>
    <Route path={`${path}movie/:movieId`} element={<MovieScreen />} />
    <Route path={`${path}person/:personId`} element={<PersonScreen />} />
  </Route>
)

/** Every address of the app. */
export const AppRoutes = () => (
  <Routes>
    <Route element={<Layout />}>
      {section('/', HomeScreen)}
      {section('/discover', DiscoverScreen)}
      <Route element={<Section list={DiscoverScreen} />}>
        {modals('/genre/')}
        {modals('/search/')}
      </Route>
      {section('/watchlist', WatchlistScreen)}
      {section('/watched', WatchedScreen)}
      {section('/collections', CollectionsScreen, <CollectionsLoading />)}
      {section('/collections/:collectionId', CollectionScreen)}
      <Route path="/flows" element={<Section list={FlowsScreen} />} />
      <Route path="/settings" element={<Section list={SettingsScreen} />} />
      <Route path="*" element={<Section list={NotFoundScreen} />} />
    </Route>
  </Routes>
)
