import { ExternalLink } from 'lucide-react'
import { InlineError } from '#components/inline-error.tsx'
import { useModalQuery } from '#components/use-modal-query.ts'
import type { MovieId } from '#domain/movie.ts'
import { isRegionCode } from '#domain/settings.ts'
import { type Offers, offerGroups } from '#domain/where-to-watch.ts'
import { SkeletonLine } from '#ui/skeleton.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { useValue } from '#wiring/use-value.ts'
import { offersLook } from './offers-styles.ts'
import { ProviderTile } from './provider-tile.tsx'

const justWatch = 'https://www.justwatch.com/'

export const WhereToWatch = ({ id }: { id: MovieId }) => {
  const { queries } = useApp()
  const messages = useMessages()
  const { data, failure, retry } = useModalQuery(useValue(queries).offers(id))
  return (
    <section
      className={offersLook.panel}
      aria-label={messages.offers.heading}
      aria-busy={data === undefined && !failure}
    >
      <h3 className={offersLook.heading}>{messages.offers.heading}</h3>
      {data ? (
        <Groups offers={data} />
      ) : data === null ? (
        <p className={offersLook.note}>{messages.offers.none}</p>
      ) : failure ? (
        <InlineError error={failure} retry={retry} />
      ) : (
        <div role="status" aria-label={messages.app.loading} className={offersLook.toCome}>
          <SkeletonLine width="third" />
          <SkeletonLine width="half" />
        </div>
      )}
    </section>
  )
}

const Groups = ({ offers }: { offers: Offers }) => {
  const { isDemo, language, region } = useApp()
  const messages = useMessages()
  const words = messages.offers
  const wanted = useValue(region)
  const countries = new Intl.DisplayNames(useValue(language), { type: 'region' })
  const nameOf = (code: string) => (isRegionCode(code) ? countries.of(code) : undefined) ?? code
  return (
    <>
      {offerGroups(offers).map((group) => (
        <div key={group.kind} className={offersLook.group}>
          <h4 className={offersLook.kind}>{words.groups[group.kind]}</h4>
          <ul className={offersLook.tiles}>
            {group.providers.map((provider) => (
              <li key={provider.id}>
                <ProviderTile provider={provider} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {offers.link === null ? null : (
        <a className={offersLook.more} href={offers.link} target="_blank" rel="noopener noreferrer">
          {words.more}
          <ExternalLink aria-hidden="true" />
        </a>
      )}
      <div className={offersLook.note}>
        <p>
          {offers.country === wanted
            ? words.country(nameOf(offers.country))
            : words.otherCountry(nameOf(offers.country), nameOf(wanted))}
        </p>
        {useValue(isDemo) ? (
          <p>{words.sample}</p>
        ) : (
          <p>
            {words.providedBy}{' '}
            <a href={justWatch} target="_blank" rel="noopener noreferrer">
              {words.source}
            </a>
          </p>
        )}
      </div>
    </>
  )
}
