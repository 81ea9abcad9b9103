import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { type KnownPerson, useModalLinks } from '#components/modal-state.ts'
import { directorsOf } from '#domain/credits.ts'
import type { MovieDetails } from '#domain/movie-details.ts'
import { listSeparator } from '#i18n/numbers.ts'
import { SkeletonLine } from '#ui/skeleton.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { useValue } from '#wiring/use-value.ts'
import { styles } from './movie-styles.ts'

const maxCast = 10

export const MoviePeople = ({ details }: { details: MovieDetails | null }) => {
  const messages = useMessages().movie
  const directors = details ? directorsOf(details.crew) : []
  return (
    <section className={styles.people}>
      {details && directors.length === 0 ? null : (
        <div className={styles.section}>
          <h3 className={styles.heading}>{messages.directors(directors.length || 1)}</h3>
          {details ? (
            <p className={styles.prose}>
              <Names people={directors} />
            </p>
          ) : (
            <p className={styles.directorsSkeleton}>
              <SkeletonLine width="third" />
            </p>
          )}
        </div>
      )}
      <div className={styles.section}>
        <h3 className={styles.heading}>{messages.cast}</h3>
        {details ? (
          <p className={styles.prose}>
            {details.cast.length === 0 ? messages.noInformation : <Names people={details.cast.slice(0, maxCast)} />}
            {details.cast.length > maxCast ? messages.more : ''}
          </p>
        ) : (
          <p className={styles.castSkeleton}>
            <SkeletonLine />
            <SkeletonLine />
            <SkeletonLine width="half" />
          </p>
        )}
      </div>
    </section>
  )
}

const Names = ({ people }: { people: readonly KnownPerson[] }) => {
  const links = useModalLinks()
  const language = useValue(useApp().language)
  const separator = listSeparator(language)
  return people.map((person, index) => (
    <Fragment key={person.id}>
      {index === 0 ? '' : separator}
      <Link
        className={styles.name}
        dir="auto"
        {...links.person({ id: person.id, name: person.name, profilePath: person.profilePath })}
      >
        {person.name}
      </Link>
    </Fragment>
  ))
}
