import { UserRoundX } from 'lucide-react'
import { useLocation, useParams } from 'react-router-dom'
import { errorWords } from '#components/error-words.ts'
import { modalStateFrom } from '#components/modal-state.ts'
import { useModalQuery } from '#components/use-modal-query.ts'
import { tmdbIdFrom } from '#domain/addresses.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { modalQueries } from '#wiring/first-queries.ts'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import { PersonFacts } from './person-facts.tsx'
import { PersonSkeleton } from './person-skeleton.tsx'

/** A person over the list that was left for them (spec section 2, Person modal). */
export const PersonScreen = () => {
  const id = tmdbIdFrom(useParams()['personId'])
  return id === null ? <PersonFailed /> : <KnownOrLoaded key={id} id={id} />
}

/** Shows at once what the credits knew, and the rest as it comes. */
const KnownOrLoaded = ({ id }: { id: number }) => {
  const app = useApp()
  const { pathname, state } = useLocation()
  const { data, failure } = useModalQuery(useValue(app.queries).person(id))
  const { person: known } = modalStateFrom(state)
  const shown = data ?? (known?.id === id ? known : undefined)
  if (failure) return <PersonFailed error={failure} retry={() => modalQueries(app, pathname)} />
  return shown ? <PersonFacts known={shown} person={data ?? null} /> : <PersonSkeleton />
}

const PersonFailed = ({ error, retry }: { error?: Error; retry?: () => void }) => {
  const text = useValue(useApp().text)
  const isUnknown = !error || ('status' in error && error.status === 404)
  const { title, isKeyRefused } = errorWords(error, text)
  return (
    <Notice
      role="alert"
      icon={<UserRoundX aria-hidden="true" />}
      title={text.person.failed}
      hint={isUnknown ? text.person.notFoundHint : title}
    >
      {isUnknown ? (
        <ButtonLink to="/">{text.notFound.home}</ButtonLink>
      ) : (
        <Button look="solid" onClick={retry}>
          {text.app.retry}
        </Button>
      )}
      {isKeyRefused ? (
        <ButtonLink look="link" to="/settings">
          {text.errors.checkKey}
        </ButtonLink>
      ) : null}
    </Notice>
  )
}
