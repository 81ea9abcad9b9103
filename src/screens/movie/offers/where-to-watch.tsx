import { useQueryClient } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { Suspense, useMemo } from 'react'
import { useWatchlistItem } from '#components/card/use-watchlist-item.ts'
import { AsyncBoundary, Nothing } from '#components/loading/async-boundary.tsx'
import { InlineError } from '#components/loading/inline-error.tsx'
import { useModalQuery } from '#components/loading/use-modal-query.ts'
import { ServiceLogo } from '#components/pictures/service-logo.tsx'
import { CalendarButton } from '#components/releases/calendar-button.tsx'
import { useReleaseText } from '#components/releases/use-release-text.ts'
import { ChooseServices } from '#components/services/choose-services.tsx'
import { OffersSource } from '#components/services/offers-source.tsx'
import { useDaysAgo } from '#components/services/use-days-ago.ts'
import { upcoming } from '#domain/availability/releases.ts'
import type { StreamingService } from '#domain/availability/streaming-services.ts'
import { type Offers, offerGroups } from '#domain/availability/where-to-watch.ts'
import type { MovieId } from '#domain/movie/movie.ts'
import { isNotFound } from '#domain/movie/provider-error.ts'
import type { WatchlistItem } from '#domain/records/library.ts'
import { isWatched } from '#domain/records/watchlist.ts'
import { mineFirst, servicesIn } from '#domain/settings/my-services.ts'
import { css } from '#styled/css'
import { SkeletonLine } from '#ui/skeleton.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useFormats } from '#wiring/app/use-formats.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { useReleasesOf, useReleasesStatus } from '#wiring/movies/movie-data.ts'
import { offersStyles } from './offers-styles.ts'

const tile = css({ display: 'grid' })
const line = css({ row: '2', justifyContent: 'space-between', minHeight: '11' })

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

/** When a movie that is still to be watched comes out, each date with a button for the calendar. */
const MovieReleases = ({ id }: { id: MovieId }) => {
  const item = useWatchlistItem(id)
  return item && !isWatched(item) ? <Dates item={item} /> : null
}

const Dates = ({ item }: { item: WatchlistItem }) => {
  const { today } = useApp().platform
  const { settingNames } = useCoreMessages()
  const textOf = useReleaseText()
  useReleasesStatus()
  const releases = useReleasesOf(useMemo(() => [item], [item]))
  const coming = upcoming(releases ?? [], today())
  if (coming.length === 0) return null
  return (
    <div className={offersStyles.group}>
      <h4 className={offersStyles.kind}>{settingNames.releaseKinds}</h4>
      <ul>
        {coming.map((release) => (
          <li key={release.event} className={line}>
            {textOf(release)}
            <CalendarButton release={release} />
          </li>
        ))}
      </ul>
    </div>
  )
}
