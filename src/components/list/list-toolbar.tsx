import { ArrowDownWideNarrow, Search, X } from 'lucide-react'
import { memo, type ReactNode, useRef } from 'react'
import { css, cx } from '#styled/css'
import { IconButton } from '#ui/button.tsx'
import { useHasLargeText, useIsBelowExtraLarge, useIsNarrow } from '#ui/hooks/use-screen-width.ts'
import { searchGlass, searchInput } from '#ui/search-styles.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { AsyncBoundary, Nothing } from '../loading/async-boundary.tsx'
import { lazyComponent } from '../loading/lazy-component.tsx'
import { PanelButton } from '../loading/panel-button.tsx'
import type { ListLocation } from '../place/use-list-location.ts'
import {
  type ListChoicesProps,
  OrderChoice,
  PageSizeChoice,
  useOrderChoice,
  usePageSizeChoice,
} from './list-choices.tsx'

const ViewPanel = lazyComponent(() => import('./view-panel.tsx').then((module) => module.ViewPanel))

interface ViewButtonProps<Order extends string> extends ListChoicesProps<Order> {
  readonly hasDensity: boolean
}

const View = <Order extends string>({ hasDensity, ...choices }: ViewButtonProps<Order>) => {
  const order = useOrderChoice(choices)
  const pageSize = usePageSizeChoice(choices)
  return (
    <PanelButton
      label={useCoreMessages().lists.sort}
      isChosen={false}
      preload={ViewPanel.preload}
      renderPanel={(panel) => <ViewPanel {...panel} order={order} pageSize={pageSize} hasDensity={hasDensity} />}
    >
      <ArrowDownWideNarrow aria-hidden="true" />
    </PanelButton>
  )
}

/** Without `memo`, every key typed into the search would render it again. */
const ViewButton = memo(View) as typeof View

const DensityChoice = lazyComponent(() => import('./density-choice.tsx').then((module) => module.DensityChoice))

// One row: the search, which takes what is left, and buttons as wide as their text.
const bar = css({
  wrap: { base: '2', '2xl': '3' },
  // With text twice as large there is no room for a row.
  '& > :not(search)': { flexShrink: '0', maxWidth: 'full' },
  '& button': { fontSize: 'sm', paddingInline: { base: '2.5', md: '3' }, minWidth: '11' },
})
const box = css({
  position: 'relative',
  flexGrow: '1',
  flexBasis: { base: '24', _largeText: 'full' },
  minWidth: '24',
})
const input = cx(
  searchInput,
  css({
    paddingInlineEnd: '12',
    '&:placeholder-shown': { paddingInlineEnd: { base: '3', _largeText: '2' } },
    _placeholder: { fontSize: { _largeText: 'xs' } },
    borderRadius: 'card',
    background: 'surface',
    '&::-webkit-search-cancel-button': { display: 'none' },
  }),
)
// As wide as the choice before its code has come.
const densityPlace = css({ width: '34' })
const clear = css({ position: 'absolute', insetInlineEnd: '0', top: '0' })

interface ListSearchProps {
  readonly label: string
  readonly value: string
  /** Whether something beside it takes its room on a phone. */
  readonly isCramped: boolean
  readonly onChange: (text: string) => void
}

export const ListSearch = ({ label, value, isCramped, onChange }: ListSearchProps) => {
  const { lists } = useCoreMessages()
  const isNarrow = useIsNarrow()
  const hasLargeText = useHasLargeText()
  const field = useRef<HTMLInputElement>(null)
  return (
    <search className={box}>
      <Search className={searchGlass} aria-hidden="true" />
      <input
        ref={field}
        className={input}
        dir="auto"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        placeholder={(isCramped && isNarrow) || hasLargeText ? lists.search : label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value === '' ? null : (
        <IconButton
          className={clear}
          label={lists.clearSearch}
          icon={<X aria-hidden="true" />}
          onClick={() => {
            onChange('')
            field.current?.focus()
          }}
        />
      )}
    </search>
  )
}

interface ListToolbarProps<Order extends string> extends ListChoicesProps<Order> {
  readonly searchLabel: string
  readonly location: ListLocation
  /** Beside the search. */
  readonly button?: ReactNode
  /** Whether its movies can be shown in several ways. */
  readonly hasDensity?: boolean
}

export const ListToolbar = <Order extends string>({
  searchLabel,
  location,
  button,
  hasDensity = false,
  ...choices
}: ListToolbarProps<Order>) => {
  // Where there is no room for the choices, one button opens them.
  const isInPanel = useIsBelowExtraLarge()
  const { preferences, change } = choices
  return (
    <div className={bar}>
      <ListSearch
        label={searchLabel}
        value={location.filter}
        isCramped={button !== undefined}
        onChange={(filter) => change({ filter })}
      />
      {button}
      {isInPanel ? (
        <ViewButton {...choices} hasDensity={hasDensity} />
      ) : (
        <>
          <OrderChoice {...choices} />
          <PageSizeChoice preferences={preferences} change={change} />
          {hasDensity ? <Density /> : null}
        </>
      )}
    </div>
  )
}

const Density = () => (
  <div className={densityPlace}>
    <AsyncBoundary loading={null} ErrorFallback={Nothing}>
      <DensityChoice />
    </AsyncBoundary>
  </div>
)
