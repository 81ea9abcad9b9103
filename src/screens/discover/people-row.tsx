import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { Portrait } from '#components/pictures/portrait.tsx'
import { useModalLinks } from '#components/place/modal-state.ts'
import { useRememberPage } from '#components/place/use-open-movie.ts'
import { useKnownFor } from '#components/search/use-known-for.ts'
import type { FoundPerson } from '#domain/movie/person.ts'
import { css } from '#styled/css'
import { SkeletonLine } from '#ui/skeleton.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'

const maxPeople = 8

const section = css({
  display: 'flex',
  flexDirection: { base: 'column', md: 'row' },
  alignItems: { md: 'center' },
  columnGap: '4',
  rowGap: '1',
})
const heading = css({ textStyle: 'label', color: 'fg.muted' })
const row = css({
  display: 'flex',
  minWidth: '0',
  gap: '2',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  // Keeps the focus ring inside the scroll container.
  marginInline: '-2',
  paddingInline: '2',
  paddingBlock: '1',
})
const card = css({
  position: 'relative',
  row: '3',
  flexShrink: '0',
  width: 'row-card',
  height: '14',
  paddingInline: '2',
  borderRadius: 'card',
  background: 'surface',
})
const linked = css({ _hoverable: { _hover: { background: 'raised' } } })
const portrait = css({ width: '8', flexShrink: '0', borderRadius: 'chip', overflow: 'hidden' })
const names = css({ minWidth: '0', flexGrow: '1' })
const name = css({
  display: 'block',
  fontWeight: 'semibold',
  lineHeight: 'snug',
  lineClamp: 1,
  overflowWrap: 'anywhere',
})
const works = css({
  display: 'block',
  textStyle: 'note',
  color: 'fg.muted',
  lineClamp: 1,
  overflowWrap: 'anywhere',
})

/** Nothing while nobody is found, and when the search for people fails: the movies do not depend on it. */
export const PeopleRow = ({ query }: { query: string }) => {
  const { queries } = useApp().provider
  const messages = useCoreMessages().search
  const { data, isFetching } = useQuery(useValue(queries).searchPeople(query))
  const id = useId()
  const isPending = isFetching && !data
  const people = data?.slice(0, maxPeople) ?? []
  if (!isPending && people.length === 0) return null
  return (
    <section className={section} aria-labelledby={id} aria-busy={isPending}>
      <h3 id={id} className={heading}>
        {messages.people}
      </h3>
      {isPending ? (
        <div className={row} aria-hidden="true">
          <div className={card}>
            <SkeletonLine />
          </div>
        </div>
      ) : (
        <ul className={row}>
          {people.map((person) => (
            <li key={person.id}>
              <PersonLink person={person} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const PersonLink = ({ person }: { person: FoundPerson }) => {
  const { id, name: fullName, profilePath } = person
  const links = useModalLinks()
  const remember = useRememberPage()
  const knownFor = useKnownFor(person)
  return (
    <Link className={`${card} ${linked}`} {...links.person({ id, name: fullName, profilePath })} onClick={remember}>
      <span className={portrait}>
        <Portrait person={person} sizes="2rem" />
      </span>
      <span className={names}>
        <span className={name} dir="auto">
          {fullName}
        </span>{' '}
        <span className={works}>{knownFor}</span>
      </span>
    </Link>
  )
}
