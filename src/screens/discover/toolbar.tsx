import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { AsyncBoundary } from '#components/loading/async-boundary.tsx'
import { InlineError } from '#components/loading/inline-error.tsx'
import { lazyComponent } from '#components/loading/lazy-component.tsx'
import { filterOfTab } from '#domain/discover/discover-filter.ts'
import type { DiscoverTab } from '#domain/movie/discover-location.ts'
import type { DiscoverContext, DiscoverEvent } from '#machines/discover-tabs.ts'
import { css, cx } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { useIsBelowExtraLarge, useIsNarrow } from '#ui/hooks/use-screen-width.ts'
import { visuallyHidden } from '#ui/visually-hidden.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { FilterButton } from './filter/filter-button.tsx'
import { HideSeen } from './hide-seen.tsx'
import { ServiceChips } from './service-chips.tsx'
import { ServiceMenu } from './service-menu.tsx'

// Lazy: its drop-downs are large and the first visit opens another tab.
const GenreChoices = lazyComponent(() => import('./genre-choices.tsx').then((module) => module.GenreChoices))

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  columnGap: { base: '2', lg: '4' },
  rowGap: '2',
})
const oneLine = cx(row, css({ flexWrap: { md: 'nowrap' } }))
const searchRow = css({
  display: 'grid',
  // On a wide screen the button is beside what it clears.
  gridTemplateColumns: { base: 'grow-auto', lg: '[fit-content(100%) auto]' },
  justifyContent: 'start',
  alignItems: 'center',
  columnGap: '4',
  '& > button': { paddingInline: { base: '2.5', sm: '4' } },
})
const heading = css({
  textStyle: 'section',
  alignSelf: 'center',
  overflowWrap: 'anywhere',
  minWidth: '0',
  flexGrow: '1',
})
// Only the cross on a phone, where the heading needs the room.
const words = css({ smDown: { display: 'none' } })
const controls = css({
  row: '2',
  flexWrap: 'wrap',
  flexGrow: { base: '1', sm: '0' },
  flexShrink: { md: '0' },
  '& > button': {
    flexGrow: { base: '1', sm: '0' },
    paddingInline: { base: '2', sm: { base: '4', _lowScreen: '2' } },
    gap: { base: '1.5', sm: '2' },
  },
})
const withFilters = css({
  display: 'grid',
  gridTemplateColumns: { base: 'grow-auto', sm: '[minmax(0, 28rem) auto]' },
  gap: { base: '2', sm: '3' },
  width: { base: 'full', sm: 'auto' },
  minWidth: '0',
  flexGrow: { md: { _lowScreen: '1' } },
  flexBasis: { md: { _lowScreen: '88' } },
})
const choices = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fit, minmax(min(100%, 8rem), 1fr))]',
  gap: { base: '2', sm: '3' },
  minHeight: '11',
  '& button': { fontSize: 'sm', paddingInline: { base: '2', sm: '3' } },
})

interface ToolbarProps {
  readonly tab: DiscoverTab
  readonly context: DiscoverContext
  readonly send: (event: DiscoverEvent) => void
}

export const Toolbar = ({ tab, context, send }: ToolbarProps) => {
  const messages = useCoreMessages().discover
  const { query, services } = context
  const isNarrow = useIsNarrow()
  const isBelowExtraLarge = useIsBelowExtraLarge()
  // All is in one row, but for a phone.
  const isShort = tab === 'genre' && isBelowExtraLarge && !isNarrow
  const onServices = (ids: readonly number[]) => send({ type: 'services chosen', services: ids })
  const filters = (
    <>
      <HideSeen isShort={isShort} />
      <ServiceMenu isShort={isShort} chosen={services} onChange={onServices} />
    </>
  )
  const chips = services.length === 0 ? null : <ServiceChips chosen={services} onChange={onServices} />
  switch (tab) {
    case 'trending':
      return (
        <>
          <Row heading={messages.trendingHeading}>{filters}</Row>
          {chips}
        </>
      )
    case 'genre':
      return (
        <>
          <div className={oneLine}>
            <h2 className={visuallyHidden}>{messages.genres}</h2>
            <div className={withFilters}>
              <div className={choices}>
                <AsyncBoundary ErrorFallback={InlineError}>
                  <GenreChoices context={context} send={send} />
                </AsyncBoundary>
              </div>
              <FilterButton filter={filterOfTab(context)} isShown={false} />
            </div>
            <div className={controls}>{filters}</div>
          </div>
          {chips}
        </>
      )
    case 'search':
      return query === '' ? null : (
        <div className={searchRow}>
          <h2 className={heading}>{messages.searchHeading({ query })}</h2>
          <Button aria-label={messages.clearSearch} onClick={() => send({ type: 'search cleared' })}>
            <X aria-hidden="true" />
            <span className={words}>{messages.clearSearch}</span>
          </Button>
        </div>
      )
  }
}

const Row = ({ heading: title, children }: { heading: string; children: ReactNode }) => (
  <div className={row}>
    <h2 className={heading}>{title}</h2>
    <div className={controls}>{children}</div>
  </div>
)
