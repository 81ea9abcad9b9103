import { useId } from 'react'
import { Link } from 'react-router-dom'
import { Portrait } from '#components/pictures/portrait.tsx'
import type { PersonTally } from '#domain/statistics/movie-tallies.ts'
import type { Period } from '#domain/statistics/period.ts'
import { viewingsHref } from '#domain/statistics/viewing-filter.ts'
import { css } from '#styled/css'
import { quietNote } from '#ui/texts.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { box, boxHeading } from './box.ts'
import { span } from './colors.ts'

const mostPeople = 12

const columns = { gridTemplateColumns: 'repeat(auto-fill, minmax(max(4.75rem, calc((100% - 3rem) / 6)), 1fr))' }
const list = css({
  display: 'grid',
  columnGap: '2',
  rowGap: '4',
})
const card = css({ stack: '1.5', borderRadius: 'card' })
const portrait = css({ borderRadius: 'card', overflow: 'hidden' })
const name = css({ textStyle: 'note', fontWeight: 'medium', lineClamp: 2, overflowWrap: 'anywhere' })

interface PeopleProps {
  readonly title: string
  readonly people: readonly PersonTally[]
  readonly filter: 'director' | 'actor'
  readonly period: Period
}

/** The people seen most, with portraits. */
export const People = ({ title, people, filter, period }: PeopleProps) => {
  const messages = useMessages().statistics
  const id = useId()
  return (
    <section className={box} style={span(3)} aria-labelledby={id}>
      <div>
        <h2 id={id} className={boxHeading}>
          {title}
        </h2>
        <p className={quietNote}>{people.length === 0 ? messages.nobody : messages.personNote}</p>
      </div>
      <ul className={list} style={columns}>
        {people.slice(0, mostPeople).map(({ person, movies }) => (
          <li key={person.id}>
            <Link className={card} to={viewingsHref(period, { [filter]: String(person.id) })}>
              <span className={portrait}>
                <Portrait person={person} sizes="5rem" />
              </span>
              <span className={name} dir="auto">
                {person.name}
              </span>
              <span className={quietNote}>{messages.movies({ count: movies })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
