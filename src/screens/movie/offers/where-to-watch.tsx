import { useQueryClient } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { Suspense } from 'react'
import { AsyncBoundary, Nothing } from '#components/loading/async-boundary.tsx'
import { InlineError } from '#components/loading/inline-error.tsx'
import { useModalQuery } from '#components/loading/use-modal-query.ts'
import { ServiceLogo } from '#components/pictures/service-logo.tsx'
import { ChooseServices } from '#components/services/choose-services.tsx'
import { OffersSource } from '#components/services/offers-source.tsx'
import { useDaysAgo } from '#components/services/use-days-ago.ts'
import type { StreamingService } from '#domain/availability/streaming-services.ts'
import { type Offers, offerGroups } from '#domain/availability/where-to-watch.ts'
import type { MovieId } from '#domain/movie/movie.ts'
import { isNotFound } from '#domain/movie/provider-error.ts'
import { mineFirst, servicesIn } from '#domain/settings/my-services.ts'
import { css } from '#styled/css'
import { SkeletonLine } from '#ui/skeleton.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useFormats } from '#wiring/app/use-formats.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { MovieReleases } from './movie-releases.tsx'
import { offersStyles } from './offers-styles.ts'

const tile = css({ display: 'grid' })

const ServiceTile = ({ service }: { service: StreamingService }) => (
  <span className={tile} role="img" aria-label={service.name} data-tooltip={service.name}>
    <ServiceLogo service={service} size="tile" />
  </span>
)

/** When the offers were fetched: those of an earlier visit are shown while there is no network. */
const OffersAge = ({ id }: { id: MovieId }) => {
  const { queries } = useApp().provider
  const messages = useMessages().services
  const daysAgo = useDaysAgo()
  const fetchedAt = useQueryClient().getQueryState(useValue(queries).offers(id).queryKey)?.dataUpdatedAt
  return fetchedAt ? <p>{messages.lastChecked({ age: daysAgo(fetchedAt) })}</p> : null
}

export const WhereToWatch = ({ id }: { id: MovieId }) => {
  const { queries } = useApp().provider
  const messages = useCoreMessages()
  const { data, failure, retry } = useModalQuery(useValue(queries).offers(id))
  const isLoading = data === undefined && !failure
  return (
    <section className={offersStyles.panel} data-beside="" aria-label={messages.offers.heading} aria-busy={isLoading}>
      <h3 className={offersStyles.heading}>{messages.offers.heading}</h3>
      {data ? (
        <Groups id={id} offers={data} />
      ) : data === null || isNotFound(failure) ? (
        <p className={offersStyles.note}>{messages.offers.none}</p>
      ) : failure ? (
        <InlineError error={failure} retry={retry} />
      ) : (
        <div role="status" aria-label={messages.app.loading} className={offersStyles.toCome}>
          <SkeletonLine width="third" />
          <SkeletonLine width="half" />
        </div>
      )}
      <Suspense>
        <MovieReleases id={id} />
      </Suspense>
      {/* Its messages load meanwhile: the offers would move it. */}
      <div hidden={isLoading}>
        <AsyncBoundary ErrorFallback={Nothing}>
          <ChooseServices />
        </AsyncBoundary>
      </div>
    </section>
  )
}

const Groups = ({ id, offers }: { id: MovieId; offers: Offers }) => {
  const { settings } = useApp()
  const messages = useCoreMessages()
  const offerMessages = messages.offers
  const preferredRegion = useValue(settings.region)
  const mine = servicesIn(useValue(settings.current), offers.country)
  const { country } = useFormats()
  return (
    <>
      {offerGroups(offers).map((group) => (
        <div key={group.kind} className={offersStyles.group}>
          <h4 className={offersStyles.kind}>{offerMessages.groups[group.kind]}</h4>
          <ul className={offersStyles.tiles}>
            {mineFirst(group.services, mine).map((service) => (
              <li key={service.id}>
                <ServiceTile service={service} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {offers.link === null ? null : (
        <a className={offersStyles.more} href={offers.link} target="_blank" rel="noopener noreferrer">
          {offerMessages.more}
          <ExternalLink aria-hidden="true" />
        </a>
      )}
      <div className={`${offersStyles.note} ${offersStyles.foot}`}>
        <p>
          {offers.country === preferredRegion
            ? offerMessages.country({ country: country(offers.country) })
            : offerMessages.otherCountry({ country: country(offers.country), wanted: country(preferredRegion) })}
        </p>
        <AsyncBoundary ErrorFallback={Nothing}>
          <OffersAge id={id} />
        </AsyncBoundary>
        <OffersSource />
      </div>
    </>
  )
}
