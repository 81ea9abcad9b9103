import { useQueries } from '@tanstack/react-query'
import { type ReactNode, useId, useMemo } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { Ring } from '#components/diary/ring.tsx'
import { useModalLinks } from '#components/place/modal-state.ts'
import { useRememberPage } from '#components/place/use-open-movie.ts'
import { collectionHref } from '#domain/movie/addresses.ts'
import { directedMovies } from '#domain/movie/person.ts'
import { collectionShares, shareOf } from '#domain/statistics/completeness.ts'
import type { PersonTally } from '#domain/statistics/movie-tallies.ts'
import { css } from '#styled/css'
import { quietNote } from '#ui/texts.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { box, boxHeading } from './box.ts'
import { colors } from './colors.ts'
import { usePercent } from './use-percent.ts'

const mostRings = 8

const columns = { gridTemplateColumns: 'repeat(auto-fit, minmax(7.25rem, 1fr))' }
const fill = { flex: '1 1 20rem' }
const list = css({ display: 'grid', gap: '2' })
const card = css({
  stack: '2',
  alignItems: 'center',
  padding: '2',
  borderRadius: 'card',
  textAlign: 'center',
  minWidth: '0',
  _hover: { background: 'raised' },
})
const name = css({ textStyle: 'label', lineClamp: 2, overflowWrap: 'anywhere', maxWidth: 'full' })

interface RingsProps {
  readonly title: string
  readonly children: ReactNode
}

const Rings = ({ title, children }: RingsProps) => {
  const id = useId()
  return (
    <section className={box} style={fill} aria-labelledby={id}>
      <h2 id={id} className={boxHeading}>
        {title}
      </h2>
      <ul className={list} style={columns}>
        {children}
      </ul>
    </section>
  )
}

/** How much of each collection was watched. Nothing without a collection. */
export const CollectionRings = ({ watched }: { watched: ReadonlySet<number> }) => {
  const { collections } = useApp().lists
  const messages = useMessages().statistics
  const items = useValue(collections.items)
  const links = useValue(collections.links)
  const shares = useMemo(
    () => collectionShares({ collections: items, collectionMovies: links }, watched),
    [items, links, watched],
  )
  if (shares.length === 0) return null
  return (
    <Rings title={messages.charts.collections}>
      {shares.slice(0, mostRings).map((share) => (
        <li key={share.id}>
          <ShareCard {...share} to={collectionHref(share.id)} />
        </li>
      ))}
    </Rings>
  )
}

interface FilmographyRingsProps {
  readonly directors: readonly PersonTally[]
  readonly watched: ReadonlySet<number>
}

/** How many of a director's released movies were watched. Nothing until one of them is known. */
export const FilmographyRings = ({ directors, watched }: FilmographyRingsProps) => {
  const app = useApp()
  const messages = useMessages().statistics
  const links = useModalLinks()
  const remember = useRememberPage()
  const queries = useValue(app.provider.queries)
  const shown = directors.slice(0, mostRings)
  const answers = useQueries({ queries: shown.map(({ person }) => queries.personCredits(person.id)) })
  const today = app.platform.today()
  const rings = shown.flatMap(({ person }, index) => {
    const share = shareOf(directedMovies(answers[index]?.data?.crew ?? []), watched, today)
    return share.total === 0 ? [] : [{ person, ...share }]
  })
  if (rings.length === 0) return null
  return (
    <Rings title={messages.charts.filmographies}>
      {rings.map(({ person, watched: seen, total }) => (
        <li key={person.id}>
          <ShareCard name={person.name} watched={seen} total={total} onClick={remember} {...links.person(person)} />
        </li>
      ))}
    </Rings>
  )
}

interface ShareCardProps extends Pick<LinkProps, 'to' | 'state' | 'onClick'> {
  readonly name: string
  readonly watched: number
  readonly total: number
}

/** How complete something is, as a circle. */
const ShareCard = ({ name: nameText, watched, total, to, state, onClick }: ShareCardProps) => {
  const { share } = useMessages().statistics
  const percent = usePercent()
  return (
    <Link className={card} to={to} state={state} onClick={onClick}>
      <Ring part={watched} whole={total} size={88}>
        <text fill={colors.fg} fontSize={18} fontWeight={700} textAnchor="middle" y={6}>
          {percent(watched, total)}
        </text>
      </Ring>
      <span className={name} dir="auto">
        {nameText}
      </span>
      <span className={quietNote}>{share({ watched, total })}</span>
    </Link>
  )
}
