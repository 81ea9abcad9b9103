import { AsyncBoundary, Nothing } from '#components/async/async-boundary.tsx'
import { Portrait } from '#components/pictures/portrait.tsx'
import { useModalLabel } from '#components/place/modal-label.ts'
import type { KnownPerson } from '#components/place/modal-state.ts'
import type { Person } from '#domain/movie/person.ts'
import { SkeletonLine } from '#ui/skeleton.tsx'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { styles } from './person-styles.ts'
import { PersonTabs } from './person-tabs.tsx'
import { SeenCredits } from './seen-credits.tsx'
import { useLifeDates } from './use-life-dates.ts'

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
