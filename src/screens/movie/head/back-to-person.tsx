import { ChevronLeft } from 'lucide-react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { modalStateFrom } from '#components/place/modal-state.ts'
import { personHref, personLinkFrom, sectionOf, withoutPerson } from '#domain/movie/addresses.ts'
import { Button } from '#ui/button.tsx'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { styles } from '../movie-styles.ts'

export const BackToPerson = () => {
  const messages = useCoreMessages().movie
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const [parameters] = useSearchParams()
  const person = personLinkFrom(parameters.get('fromPerson'), parameters.get('personName'))
  if (!person) return null
  const goBack = () => {
    const { stepsOverPerson } = modalStateFrom(state)
    // A movie that was opened by its address has no person's entry to return to.
    if (stepsOverPerson > 0) void navigate(-stepsOverPerson)
    else void navigate(personHref(sectionOf(pathname), person.id, withoutPerson(search)), { replace: true })
  }
  return (
    <Button variant="onPicture" className={styles.back} onClick={goBack}>
      <ChevronLeft aria-hidden="true" />
      <span className={styles.backWords}>{messages.backToPerson({ name: person.name })}</span>
    </Button>
  )
}
