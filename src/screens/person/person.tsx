import { UserRoundX } from 'lucide-react'
import { useLocation, useParams } from 'react-router-dom'
import { FailedNotice } from '#components/async-boundary.tsx'
import { modalStateFrom } from '#components/modal-state.ts'
import { isNotFound, useModalQuery } from '#components/use-modal-query.ts'
import { tmdbIdFrom } from '#domain/addresses.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
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
  const { person: messages, notFound } = useMessages()
  return (
    <Notice
      headingLevel={2}
      role="alert"
      icon={<UserRoundX aria-hidden="true" />}
      title={messages.failed}
      hint={messages.notFoundHint}
    >
      <ButtonLink variant="solid" to="/">
        {notFound.home}
      </ButtonLink>
    </Notice>
  )
}

const PersonFailed = ({ error, retry }: { error: Error; retry: () => void }) => {
  const { failed } = useMessages().person
  if (isNotFound(error)) return <NotFound />
  return <FailedNotice icon={<UserRoundX aria-hidden="true" />} failed={failed} error={error} retry={retry} />
}
