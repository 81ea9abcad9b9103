import { UserRoundX } from 'lucide-react'
import { useLocation, useParams } from 'react-router-dom'
import { FailedNotice } from '#components/async-boundary.tsx'
import { modalStateFrom } from '#components/modal-state.ts'
import { NotFoundNotice } from '#components/not-found-notice.tsx'
import { isNotFound, useModalQuery } from '#components/use-modal-query.ts'
import { tmdbIdFrom } from '#domain/addresses.ts'
import { prefetchModal } from '#wiring/prefetch.ts'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { useValue } from '#wiring/use-value.ts'
import { PersonFacts } from './person-facts.tsx'
import { PersonSkeleton } from './person-skeleton.tsx'

export const PersonScreen = () => {
  const id = tmdbIdFrom(useParams()['personId'])
  return id === null ? <NotFound /> : <KnownOrLoaded key={id} id={id} />
}

const KnownOrLoaded = ({ id }: { id: number }) => {
  const app = useApp()
  const { pathname, state } = useLocation()
  const { data, failure } = useModalQuery(useValue(app.queries).person(id))
  const { person: known } = modalStateFrom(state)
  const displayed = data ?? (known?.id === id ? known : undefined)
  if (failure) return <PersonFailed error={failure} retry={() => prefetchModal(app, pathname)} />
  return displayed ? <PersonFacts known={displayed} person={data ?? null} /> : <PersonSkeleton />
}

const NotFound = () => {
  const { failed, notFoundHint } = useMessages().person
  return <NotFoundNotice icon={<UserRoundX aria-hidden="true" />} title={failed} hint={notFoundHint} />
}

const PersonFailed = ({ error, retry }: { error: Error; retry: () => void }) => {
  const { failed } = useMessages().person
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
