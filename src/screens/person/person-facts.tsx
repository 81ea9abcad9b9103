import { SeenShare } from '#components/diary/ring.tsx'
import { useSeenMovies } from '#components/diary/use-seen-movies.ts'
import { AsyncBoundary, Nothing } from '#components/loading/async-boundary.tsx'
import { useModalQuery } from '#components/loading/use-modal-query.ts'
import { Portrait } from '#components/pictures/portrait.tsx'
import { useModalLabel } from '#components/place/modal-label.ts'
import type { KnownPerson } from '#components/place/modal-state.ts'
import { directedMovies, type Person, type PersonCredits } from '#domain/movie/person.ts'
import { shareOf } from '#domain/statistics/completeness.ts'
import { ageAt, dayOf } from '#domain/values/day.ts'
import { isoTimeOf } from '#domain/values/instant.ts'
import { SkeletonLine } from '#ui/skeleton.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useFormats } from '#wiring/app/use-formats.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { styles } from './person-styles.ts'
import { PersonTabs } from './person-tabs.tsx'

interface LifeDates {
  readonly label: string
  readonly dates: string
}

const useLifeDates = (person: Person | null): LifeDates => {
  const { platform } = useApp()
  const messages = useCoreMessages().person
  const { longDate } = useFormats()
  if (!person) return { label: messages.born, dates: '' }
  const dateOf = (date: string) => (dayOf(date) === null ? '' : longDate(date))
  const [born, died] = [dateOf(person.birthday), dateOf(person.deathday)]
  const age = ageAt(person.birthday, person.deathday || (isoTimeOf(platform.now()) ?? ''))
  if (died === '') return { label: messages.born, dates: age === null ? born : messages.aged({ date: born, age }) }
  const dates =
    age === null
      ? messages.lifespan({ born: born || messages.unknownDate, died })
      : messages.diedAged({ born, died, age })
  return { label: messages.lived, dates }
}

/** Of fewer movies beside the main ones, as of a director's one cameo, a ring says nothing. */
const fewestMovies = 3

interface PersonFactsProps {
  readonly known: KnownPerson
  readonly person: Person | null
}

export const PersonFacts = ({ known, person }: PersonFactsProps) => {
  const messages = useCoreMessages()
  const name = known.name || messages.person.unknownName
  useModalLabel(name)
  return (
    <article className={styles.body}>
      <title>{`${name} · ${messages.app.name}`}</title>
      <div className={styles.head}>
        <div className={styles.portrait}>
          <Portrait person={known} sizes="6.5rem" />
        </div>
        <div className={styles.names}>
          <h2 className={styles.name} dir="auto">
            {name}
          </h2>
          <Facts person={person} />
        </div>
        <div className={styles.seen}>
          <AsyncBoundary loading={null} ErrorFallback={Nothing}>
            <SeenCredits id={known.id} />
          </AsyncBoundary>
        </div>
      </div>
      <PersonTabs key={known.id} known={known} person={person} />
    </article>
  )
}

const Facts = ({ person }: { person: Person | null }) => {
  const messages = useCoreMessages().person
  const life = useLifeDates(person)
  const departments: Readonly<Record<string, string>> = messages.departments
  const facts = [
    { name: messages.knownFor, value: person && (departments[person.knownForDepartment] ?? person.knownForDepartment) },
    { name: life.label, value: life.dates },
    { name: messages.placeOfBirth, value: person?.placeOfBirth },
  ].filter(({ value }) => !person || value)
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd dir="auto">{value || <SkeletonLine width="half" />}</dd>
        </div>
      ))}
    </dl>
  )
}

const SeenCredits = ({ id }: { id: number }) => {
  const { queries } = useApp().provider
  const { data } = useModalQuery(useValue(queries).personCredits(id))
  return data ? <Shares credits={data} /> : null
}

/** How many of the released movies of each tab the user has seen, of the longer tab first. */
const Shares = ({ credits: { cast, crew } }: { credits: PersonCredits }) => {
  const { platform } = useApp()
  const messages = useCoreMessages().person
  const { unreleased } = useMessages().statistics
  const watched = useSeenMovies()
  return [
    { label: messages.acting, share: shareOf(cast, watched, platform.today()) },
    { label: messages.directing, share: shareOf(directedMovies(crew), watched, platform.today()) },
  ]
    .sort((one, other) => other.share.total - one.share.total)
    .filter(({ share }, index) => index === 0 || share.total >= fewestMovies)
    .map(({ label, share }) => (
      <SeenShare
        key={label}
        share={share}
        label={share.unreleased === 0 ? label : `${label} · ${unreleased({ count: share.unreleased })}`}
      />
    ))
}
