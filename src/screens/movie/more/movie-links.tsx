import { useQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { Link } from 'react-router-dom'
import { filterHref } from '#domain/discover/discover-filter.ts'
import type { MovieDetails } from '#domain/movie/movie-details.ts'
import { css } from '#styled/css'
import { useInView } from '#ui/hooks/use-in-view.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useFormats } from '#wiring/app/use-formats.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { useFilterQueries } from '#wiring/movies/use-filter-queries.ts'
import { styles } from '../movie-styles.ts'

const list = css({ stack: '3' })
const group = css({
  display: 'grid',
  gridTemplateColumns: { md: '[8rem minmax(0, 1fr)]' },
  columnGap: '4',
  rowGap: '1.5',
  '& > dt': { color: 'fg.muted', textStyle: 'label', lineHeight: { md: '[2rem]' } },
})
// Looks 32 px high; the touch target is larger.
const link = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '8',
  paddingInline: '3',
  paddingBlock: '1',
  borderRadius: 'chip',
  background: 'raised',
  textStyle: 'label',
  overflowWrap: 'anywhere',
  _before: { content: '""', position: 'absolute', insetInline: '-1', insetBlock: '-1' },
  _hoverable: { _hover: { color: 'accent' } },
})

const mostCompanies = 6
const mostKeywords = 12

interface Group {
  readonly name: string
  readonly links: readonly { readonly key: string | number; readonly label: string; readonly to: string }[]
}

/** Where the movie is from, who made it and what it is about: each leads to the movies of which that is true. */
export const MovieLinks = ({ movie: { id, originCountries, companies } }: { movie: MovieDetails }) => {
  const messages = useMessages().discoverFilter
  const { country } = useFormats()
  const heading = useId()
  const section = useRef<HTMLElement>(null)
  const isDemo = useValue(useApp().provider.isDemo)
  const isInView = useInView(section)
  const { data: keywords = [] } = useQuery({ ...useFilterQueries().keywordsOf(id), enabled: isInView && !isDemo })
  const groups: readonly Group[] = [
    {
      name: messages.country,
      links: originCountries.map((code) => ({
        key: code,
        label: country(code),
        to: filterHref({ country: code }),
      })),
    },
    {
      name: messages.studios,
      links: companies
        .slice(0, mostCompanies)
        .map(({ id: key, name }) => ({ key, label: name, to: filterHref({ companies: String(key) }) })),
    },
    {
      name: messages.keywords,
      links: keywords
        .slice(0, mostKeywords)
        .map(({ id: key, name }) => ({ key, label: name, to: filterHref({ keywords: String(key) }) })),
    },
  ].filter(({ links }) => links.length > 0)
  return (
    <section ref={section} className={styles.section} aria-labelledby={groups.length > 0 ? heading : undefined}>
      {groups.length > 0 ? (
        <h3 id={heading} className={styles.heading}>
          {messages.details}
        </h3>
      ) : null}
      <dl className={list}>
        {groups.map(({ name, links }) => (
          <div key={name} className={group}>
            <dt>{name}</dt>
            <dd className={styles.chips}>
              {links.map(({ key, label, to }) => (
                <Link key={key} className={link} dir="auto" to={to}>
                  {label}
                </Link>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
