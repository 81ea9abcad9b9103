import { Link } from 'react-router-dom'
import { Portrait } from '#components/pictures/portrait.tsx'
import { useModalLinks } from '#components/place/modal-state.ts'
import type { CastMember } from '#domain/movie/credits.ts'
import type { MovieDetails } from '#domain/movie/movie-details.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { styles } from '../movie-styles.ts'
import { castStyles } from './cast-styles.ts'

const maxCast = 10

export const Cast = ({ details }: { details: MovieDetails | null }) => {
  const messages = useCoreMessages().movie
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{messages.cast}</h3>
      {details?.cast.length === 0 ? (
        <p>{messages.noInformation}</p>
      ) : (
        <ul className={castStyles.grid}>{details ? <Members cast={details.cast} /> : <Placeholders />}</ul>
      )}
    </section>
  )
}

const Members = ({ cast }: { cast: readonly CastMember[] }) => {
  const messages = useCoreMessages().movie
  const links = useModalLinks()
  return cast.slice(0, maxCast).map(({ id, name, character, profilePath }, index) => (
    <li key={id} className={castStyles.place}>
      <div className={castStyles.chip}>
        <div className={castStyles.portrait}>
          <Portrait person={{ id, name, profilePath }} sizes="3rem" />
        </div>
        <p className={castStyles.lines}>
          <span className={castStyles.nameLine}>
            <Link className={castStyles.name} dir="auto" {...links.person({ id, name, profilePath })}>
              {name}
            </Link>
            {index === maxCast - 1 && cast.length > maxCast ? messages.more : ''}
          </span>
          {character === '' ? null : (
            <span className={castStyles.character} dir="auto">
              {character}
            </span>
          )}
        </p>
      </div>
    </li>
  ))
}

const Placeholders = () =>
  Array.from({ length: maxCast }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity but their place
    <li key={index} aria-hidden="true" className={castStyles.placeholder} />
  ))
