import { useModalLabel } from '#components/modal-label.ts'
import type { KnownPerson } from '#components/modal-state.ts'
import type { Person } from '#domain/person.ts'
import { SkeletonLine } from '#ui/skeleton.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import { look } from './person-look.ts'
import { PersonTabs } from './person-tabs.tsx'
import { Portrait } from './portrait.tsx'
import { useLifeDates } from './use-life-dates.ts'

interface PersonFactsProps {
  /** What is known of the person so far. */
  readonly known: KnownPerson
  /** Null until everything is there; its place is kept free. */
  readonly person: Person | null
}

/** Everything that is known of a person, and their films. */
export const PersonFacts = ({ known, person }: PersonFactsProps) => {
  const words = useValue(useApp().text)
  const name = known.name || words.movie.unknown
  useModalLabel(name)
  return (
    <article className={look.body}>
      <title>{`${name} · ${words.app.name}`}</title>
      <div className={look.head}>
        <div className={look.portrait}>
          <Portrait person={known} sizes="(min-width: 48rem) 11rem, 7rem" />
        </div>
        <div className={look.names}>
          <h2 className={look.name} dir="auto">
            {name}
          </h2>
          <Facts person={person} />
        </div>
      </div>
      <PersonTabs key={known.id} known={known} person={person} />
    </article>
  )
}

const Facts = ({ person }: { person: Person | null }) => {
  const words = useValue(useApp().text).person
  const life = useLifeDates(person)
  const departments: Readonly<Record<string, string>> = words.departments
  const facts = [
    { name: words.knownFor, value: person && (departments[person.knownForDepartment] ?? person.knownForDepartment) },
    { name: words.born, value: life },
    { name: words.placeOfBirth, value: person?.placeOfBirth },
  ].filter(({ value }) => !person || value)
  return (
    <dl className={look.facts}>
      {facts.map(({ name, value }) => (
        <div key={name} className={look.fact}>
          <dt>{name}</dt>
          <dd dir="auto">{value || <SkeletonLine width="half" />}</dd>
        </div>
      ))}
    </dl>
  )
}
