import { UserRoundX } from 'lucide-react'
import { useLocation, useParams } from 'react-router-dom'
import { FailedNotice } from '#components/loading/async-boundary.tsx'
import { NotFoundNotice } from '#components/loading/not-found-notice.tsx'
import { useModalQuery } from '#components/loading/use-modal-query.ts'
import { modalStateFrom } from '#components/place/modal-state.ts'
import { tmdbIdFrom } from '#domain/movie/addresses.ts'
import { isNotFound } from '#domain/movie/provider-error.ts'
import { prefetchModal } from '#wiring/app/prefetch.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { PersonFacts } from './person-facts.tsx'
import { PersonSkeleton } from './person-skeleton.tsx'

export const PersonScreen = () => {
  const id = tmdbIdFrom(useParams()['personId'])
  return id === null ? <NotFound /> : <KnownOrLoaded key={id} id={id} />
}

const KnownOrLoaded = ({ id }: { id: number }) => {
  const app = useApp()
  const { pathname, state } = useLocation()
  const { data, failure } = useModalQuery(useValue(app.provider.queries).person(id))
  const { person: known } = modalStateFrom(state)
  const displayed = data ?? (known?.id === id ? known : undefined)
  if (failure) return <PersonFailed error={failure} retry={() => prefetchModal(app, pathname)} />
  return displayed ? <PersonFacts known={displayed} person={data ?? null} /> : <PersonSkeleton />
}

const NotFound = () => {
  const { failed, notFoundHint } = useCoreMessages().person
  return <NotFoundNotice icon={<UserRoundX aria-hidden="true" />} title={failed} hint={notFoundHint} />
}

const PersonFailed = ({ error, retry }: { error: Error; retry: () => void }) => {
  const { failed } = useCoreMessages().person
  if (isNotFound(error)) return <NotFound />
  return (
    <FailedNotice
      headingLevel={2}
      icon={<UserRoundX aria-hidden="true" />}
      failed={failed}
      error={error}
      retry={retry}
    />
  )
}
