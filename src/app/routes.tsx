import type { ReactNode } from 'react'
import { Outlet, Route, Routes } from 'react-router-dom'
import { CollectionGridSkeleton } from '#components/collection-grid.tsx'
import { LoadBoundary } from '#components/load-boundary.tsx'
import { MovieGridSkeleton } from '#components/movie-grid.tsx'
import type { Screen } from '#components/screen.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import { Layout } from './layout.tsx'
import {
  collection,
  collections,
  discover,
  flows,
  home,
  modal,
  movie,
  notFound,
  person,
  settings,
  watched,
  watchlist,
} from './screens.ts'

const Section = ({ list: { Component }, loading = <Loading /> }: { list: Screen; loading?: ReactNode }) => (
  <>
    <LoadBoundary loading={loading}>
      <Component />
    </LoadBoundary>
    <LoadBoundary>
      <Outlet />
    </LoadBoundary>
  </>
)

const Loading = () => <MovieGridSkeleton count={10} label={useValue(useApp().text).app.loading} />

const CollectionsLoading = () => <CollectionGridSkeleton label={useValue(useApp().text).app.loading} />

/** A list at its path, with movies at `[path]/movie/[id]` and persons over it (spec section 2, route table). */
const section = (path: string, list: Screen, loading?: ReactNode) => (
  <Route path={path} element={<Section list={list} loading={loading} />}>
    {modals('')}
  </Route>
)

/** The modals' addresses below a path; they share one dialog, so that one can lead to another inside of it. */
const modals = (path: string) => (
  <Route element={<modal.Component />}>
    <Route path={`${path}movie/:movieId`} element={<movie.Component />} />
    <Route path={`${path}person/:personId`} element={<person.Component />} />
  </Route>
)

/** Every address of the app. */
export const AppRoutes = () => (
  <Routes>
    <Route element={<Layout />}>
      {section('/', home)}
      {section('/discover', discover)}
      <Route element={<Section list={discover} />}>
        {modals('/genre/')}
        {modals('/search/')}
      </Route>
      {section('/watchlist', watchlist)}
      {section('/watched', watched)}
      {section('/collections', collections, <CollectionsLoading />)}
      {section('/collections/:collectionId', collection)}
      <Route path="/flows" element={<Section list={flows} />} />
      <Route path="/settings" element={<Section list={settings} />} />
      <Route path="*" element={<Section list={notFound} />} />
    </Route>
  </Routes>
)
