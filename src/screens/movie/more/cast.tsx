import { Link } from 'react-router-dom'
import { Portrait } from '#components/pictures/portrait.tsx'
import { useModalLinks } from '#components/place/modal-state.ts'
import type { CastMember } from '#domain/movie/credits.ts'
import type { MovieDetails } from '#domain/movie/movie-details.ts'
import { css } from '#styled/css'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { styles } from '../movie-styles.ts'

const maxCast = 10

const castStyles = {
  grid: css({
    display: 'grid',
    gridTemplateColumns: {
      base: '[repeat(auto-fill, minmax(min(10rem, 100%), 1fr))]',
      // Ten in whole rows, with room for long names of characters.
      md: '2',
    },
    gap: '2',
    color: 'fg.muted',
  }),
  place: css({ minWidth: '0' }),
  // One height for all, so that the placeholders have it too.
  chip: css({
    position: 'relative',
    display: 'flex',
    height: '17',
    borderRadius: 'card',
    background: 'raised',
    _hover: { background: 'line' },
  }),
  portrait: css({
    width: '[2.667rem]',
    flexShrink: '0',
    overflow: 'hidden',
    borderStartStartRadius: 'card',
    borderEndStartRadius: 'card',
    '& > *': { height: 'full' },
  }),
  lines: css({
    stack: '0',
    justifyContent: 'center',
    minWidth: '0',
    paddingInline: '2.5',
    fontSize: 'xs',
    lineHeight: 'tight',
  }),
  nameLine: css({ lineClamp: 2, overflowWrap: 'anywhere', textStyle: 'label', lineHeight: 'tight', color: 'fg' }),
  name: css({
    outlineStyle: 'none',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
    '&:focus-visible::after': {
      layerStyle: 'ring',
    },
  }),
  character: css({ marginTop: '0.5', lineClamp: 2, overflowWrap: 'anywhere' }),
  placeholder: css({
    height: '17',
    borderRadius: 'card',
    background: 'raised',
    animationStyle: 'pulse',
  }),
}

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
