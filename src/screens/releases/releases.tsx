import { ArrowLeft, Bookmark, CalendarPlus } from 'lucide-react'
import { type CSSProperties, type ReactNode, useMemo } from 'react'
import { UnknownMovies } from '#components/filters/service-status.tsx'
import { NewcomerLinks } from '#components/list/guide-link.tsx'
import { Page } from '#components/loading/page.tsx'
import { WhenEmpty } from '#components/loading/when-records-ready.tsx'
import { useResetScroll } from '#components/place/use-reset-scroll.ts'
import { useReleaseCalendar } from '#components/releases/use-release-calendar.ts'
import { useCountryName } from '#components/services/use-country-name.ts'
import { byMonth, firstOfEach, lately, moviesToRelease, type Release, upcoming } from '#domain/availability/releases.ts'
import { settingsHref } from '#domain/movie/addresses.ts'
import { kindsIn } from '#domain/movie/release-kinds.ts'
import { formatList } from '#i18n/numbers.ts'
import { css, cx } from '#styled/css'
import { Button, ButtonLink, IconLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { quietNote } from '#ui/texts.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useFormats } from '#wiring/app/use-formats.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import type { LoadingStatus } from '#wiring/movies/define-movie-data.ts'
import { useKnownReleases, useReleases, useReleasesStatus } from '#wiring/movies/movie-data.ts'
import { ReleaseRow } from './release-row.tsx'
import { ReleasesSkeleton } from './skeleton.tsx'

const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  marginTop: { base: '-2', md: '-3' },
  marginBottom: { base: '-3', md: '0' },
  color: 'fg.muted',
  fontSize: 'sm',
})
const parts = css({
  display: 'grid',
  gridTemplateColumns: { base: '1', lg: 'var(--parts)' },
  alignItems: 'start',
  columnGap: { lg: '10', '2xl': '16' },
  rowGap: '8',
  '& section': { minWidth: '0' },
})
// As many columns as there is room for, of whole months.
const months = css({
  columnWidth: '24rem',
  columnGap: '6',
  _print: { columnWidth: 'auto' },
  '& > div': { breakInside: 'avoid' },
})
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '4',
  minHeight: '11',
})
const heading = css({ textStyle: 'section' })
const monthHeading = css({
  fontSize: 'md',
  fontWeight: 'semibold',
  lineHeight: 'tight',
  paddingTop: { base: '2', md: '5' },
  paddingBottom: { base: '1', md: '2' },
  _firstLetter: { textTransform: 'uppercase' },
})
const forAction = css({ _print: { display: 'none' } })
const hint = css({ color: 'fg.muted', fontSize: 'sm', marginTop: '3', maxWidth: 'hint' })

// Their dates are shown at once: each that comes would move the others.
const fewMovies = 100

export const ReleasesScreen = () => {
  useResetScroll()
  const { settings, lists } = useApp()
  const messages = useMessages().releases
  const { settingNames } = useCoreMessages()
  const hasMovies = moviesToRelease(useValue(lists.watchlist.items)).length > 0
  const kinds = kindsIn(useValue(settings.current))
  return (
    <Page heading={settingNames.releaseKinds} subtitle={messages.subtitle} back={<Back />}>
      {kinds.length === 0 ? <NoKinds /> : hasMovies ? <Dates /> : <Empty />}
    </Page>
  )
}

const Back = () => (
  <IconLink to="/watchlist" label={useMessages().releases.back} icon={<ArrowLeft aria-hidden="true" />} />
)

const NoKinds = () => (
  <Notice icon={<Bookmark aria-hidden="true" />} title={useMessages().releases.noKinds}>
    <ButtonLink variant="solid" to={settingsHref('releases')}>
      {useCoreMessages().navigation.settings}
    </ButtonLink>
  </Notice>
)

const Empty = () => {
  const { empty, emptyNew } = useMessages().releases
  const { browse } = useCoreMessages().watchlist
  const isNew = useValue(useApp().lists.watchlist.items).length === 0
  return (
    <WhenEmpty>
      <Notice icon={<Bookmark aria-hidden="true" />} title={isNew ? emptyNew : empty}>
        {isNew ? (
          <NewcomerLinks />
        ) : (
          <ButtonLink variant="solid" to="/">
            {browse}
          </ButtonLink>
        )}
      </Notice>
    </WhenEmpty>
  )
}

/** Side by side, each as wide as its months need, so that they fill the page. */
const columnsOf = (...sections: readonly (readonly Release[])[]): string =>
  sections
    .filter((releases, index) => index === 0 || releases.length > 0)
    .map((releases) => `minmax(20rem, ${Math.max(1, byMonth(releases).length)}fr)`)
    .join(' ')

const Dates = () => {
  const { platform, lists, provider } = useApp()
  const isDemo = useValue(provider.isDemo)
  const messages = useMessages().releases
  const status = useReleasesStatus()
  const items = useValue(lists.watchlist.items)
  const known = useKnownReleases()
  const releases = useReleases()
  const now = platform.today()
  const coming = useMemo(() => upcoming(releases ?? [], now), [releases, now])
  const past = useMemo(() => lately(releases ?? [], now), [releases, now])
  const movies = useMemo(() => moviesToRelease(items), [items])
  const unknown = movies.filter(({ movieId }) => !known?.has(movieId)).length
  const isLoading = status.state === 'looking' || status.state === 'loading'
  if (!releases) return null
  return (
    <>
      <Facts unknown={unknown} status={status} />
      {isLoading && unknown > 0 && unknown <= fewMovies ? (
        <ReleasesSkeleton />
      ) : (
        <div className={parts} style={{ '--parts': columnsOf(coming, past) } as CSSProperties}>
          <Part
            title={messages.upcoming}
            releases={coming}
            action={coming.length === 0 ? null : <Save releases={coming} />}
            note={coming.length === 0 ? messages.noneUpcoming : messages.saveHint}
          />
          {past.length === 0 ? null : <Part title={messages.lately} releases={past} />}
        </div>
      )}
      {isDemo ? <p className={quietNote}>{messages.sample}</p> : null}
    </>
  )
}

const Facts = ({ unknown, status }: { unknown: number; status: LoadingStatus }) => {
  const { settings, language } = useApp()
  const { navigation } = useCoreMessages()
  const messages = useMessages().releases
  const locale = useValue(language.loaded)
  const kinds = kindsIn(useValue(settings.current))
  const kindNames = kinds.map((kind) => messages.kinds[kind])
  return (
    <div className={facts}>
      <span>{`${useCountryName()} · ${formatList(locale, kindNames)}`}</span>
      <ButtonLink variant="link" to={settingsHref('releases')}>
        {navigation.settings}
      </ButtonLink>
      <UnknownMovies count={unknown} status={status} />
    </div>
  )
}

interface PartProps {
  readonly title: string
  readonly releases: readonly Release[]
  /** Beside the title. */
  readonly action?: ReactNode
  readonly note?: string
}

const Part = ({ title, releases, action, note }: PartProps) => {
  const { monthAndYear } = useFormats()
  return (
    <section aria-label={title}>
      <div className={head}>
        <h2 className={heading}>{title}</h2>
        {action}
      </div>
      <div className={months}>
        {byMonth(releases).map(({ month, releases: ofMonth }) => (
          <div key={month}>
            <h3 className={monthHeading}>{monthAndYear(month)}</h3>
            <ul>
              {ofMonth.map((release) => (
                <li key={`${release.movie.id} ${release.event}`}>
                  <ReleaseRow release={release} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {note === undefined ? null : <p className={action ? cx(hint, forAction) : hint}>{note}</p>}
    </section>
  )
}

const Save = ({ releases }: { releases: readonly Release[] }) => {
  const messages = useMessages().releases
  const save = useReleaseCalendar()
  return (
    <Button onClick={() => save('matinee-releases', firstOfEach(releases))}>
      <CalendarPlus aria-hidden="true" />
      {messages.save}
    </Button>
  )
}
