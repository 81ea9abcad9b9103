import { Bookmark, BookOpen, Compass, Eye, House, LibraryBig, MoonStar, Settings, Users } from 'lucide-react'
import type { ComponentType } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { queryString, sectionPaths } from '#domain/movie/addresses.ts'
import type { CoreMessages } from '#messages/types.ts'
import { type ListMemory, resetDiscover } from '#stores/preferences/list-memory.ts'
import { css, cx } from '#styled/css'
import { useIsBelowLarge, useIsSmall } from '#ui/hooks/use-screen-width.ts'
import { isPlainClick } from '#ui/plain-click.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { Brand } from './brand.tsx'
import { FolderNotice } from './notices/notices.tsx'
import { nameInSidebar } from './sidebar-text.ts'
import { WatchProgress } from './watch-progress.tsx'

interface Destination {
  readonly to: string
  readonly name: keyof CoreMessages['navigation']
  readonly Icon: ComponentType<{ 'aria-hidden': true }>
  readonly onFollow?: (memory: ListMemory) => void
  /** Pages without a link of their own. */
  readonly isCurrentAt?: string
}

const home: Destination = { to: '/', name: 'home', Icon: House }
const discover: Destination = {
  to: '/discover',
  name: 'discover',
  Icon: Compass,
  onFollow: resetDiscover,
}
const watchlist: Destination = { to: '/watchlist', name: 'watchlist', Icon: Bookmark }
const watched: Destination = { to: '/watched', name: 'watched', Icon: Eye }
// It has tabs for the movies and the statistics.
const diary: Destination = { to: '/watched/diary', name: 'diary', Icon: BookOpen, isCurrentAt: '/watched' }
// Reached from the watchlist, and from Home.
const watchlistAndTonight: Destination = { ...watchlist, isCurrentAt: '/tonight' }
const collections: Destination = { to: '/collections', name: 'collections', Icon: LibraryBig }
const tonight: Destination = { to: '/tonight', name: 'tonight', Icon: MoonStar }
// Beside the watchlist, below which it is.
const friends: Destination = { to: sectionPaths.friends.list, name: 'friends', Icon: Users }
const settings: Destination = { to: '/settings', name: 'settings', Icon: Settings }

const sidebar = css({
  display: { base: 'none', md: 'flex' },
  flexDirection: 'column',
  gap: { md: '4', lg: '6', _lowScreen: '1' },
  position: 'sticky',
  top: '0',
  height: 'viewport',
  // Level with the search box.
  paddingTop: '2.5',
  paddingBottom: '5',
  paddingInline: { md: '1', lg: '4' },
  borderInlineEndWidth: 'thin',
  borderColor: 'line',
  overflowY: 'auto',
})
// All of them are in sight on a phone held across.
const links = css({ stack: '1', gap: { _lowScreen: '0' } })
const foot = css({ marginTop: 'auto' })
const link = css({
  row: '0',
  color: 'fg.muted',
  borderRadius: 'card',
  fontWeight: 'medium',
  '& svg': { width: '5', height: '5', flexShrink: '0', strokeWidth: 'icon' },
  _hoverable: { '&:not([aria-current]):hover': { color: 'fg' } },
  '&[aria-current]': { color: 'accent', fontWeight: 'semibold' },
})
const sideLink = css({
  flexDirection: { md: 'column', lg: 'row' },
  gap: { md: '0.5', lg: '3' },
  justifyContent: { md: 'center', lg: 'flex-start' },
  minHeight: { md: '12', lg: '11', _lowScreen: '9' },
  paddingInline: { md: '0', lg: '3' },
  paddingBlock: { md: '1.5', lg: '0' },
  '& svg': { width: { md: '6', lg: '5' }, height: { md: '6', lg: '5' } },
  _hoverable: { '&:not([aria-current]):hover': { background: 'raised' } },
  // A bold name of the narrow sidebar would break in two.
  '&[aria-current]': { background: 'accent.soft', fontWeight: { md: 'medium', lg: 'semibold' } },
})
const bottomBar = css({
  display: { base: 'block', md: 'none' },
  position: 'fixed',
  insetInline: '0',
  bottom: '0',
  paddingLeft: 'safe-left',
  paddingRight: 'safe-right',
  zIndex: 'bar',
  paddingBottom: 'safe-bottom',
  background: 'surface',
  borderTopWidth: 'thin',
  borderColor: 'line',
})
const bottomLinks = css({ display: 'flex', '& > li': { flexGrow: '1', minWidth: '0' } })
const bottomLink = css({
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '1',
  height: '14',
  fontSize: '[min(0.75rem, 3.3vw)]',
  // They have room in every language; in a longer one they would lie on each other.
  '& > span': { truncate: true, maxWidth: 'full' },
})

const isAt = (pathname: string, path: string): boolean =>
  pathname === path || (path !== '/' && pathname.startsWith(`${path}/`))

const currentAt = (pathname: string, { to, isCurrentAt }: Destination): 'page' | true | undefined => {
  if (isAt(pathname, to)) return 'page'
  return isCurrentAt !== undefined && isAt(pathname, isCurrentAt) ? true : undefined
}

interface LinksProps {
  readonly to: readonly Destination[]
  readonly className: string
  readonly nameClass?: string
  readonly hasTooltips?: boolean
}

const Links = ({ to, className, nameClass, hasTooltips = false }: LinksProps) => {
  const { memory } = useApp()
  const messages = useCoreMessages().navigation
  const tab = useValue(memory.preferences.watchlistTab.value)
  const { pathname } = useLocation()
  return to.map((destination) => {
    const { to: path, name, Icon, onFollow } = destination
    const isBelow = to.some((other) => other.to.startsWith(`${path}/`) && isAt(pathname, other.to))
    return (
      <li key={path}>
        <Link
          className={cx(link, className)}
          to={path === watchlist.to && tab !== 'all' ? `${path}${queryString({ tab })}` : path}
          aria-current={isBelow ? undefined : currentAt(pathname, destination)}
          data-tooltip={hasTooltips ? messages[name] : undefined}
          data-tooltip-side="right"
          onClick={(event) => {
            if (!isPlainClick(event)) return
            onFollow?.(memory.lists)
            // After the navigation, so that Back restores the scroll position of the page left.
            queueMicrotask(() => window.scrollTo({ top: 0 }))
          }}
        >
          <Icon aria-hidden />
          <span className={nameClass}>{messages[name]}</span>
        </Link>
      </li>
    )
  })
}

export const Sidebar = () => (
  <aside className={sidebar}>
    <Brand />
    <nav aria-label={useCoreMessages().navigation.main}>
      <ul className={links}>
        <Links
          to={[home, tonight, discover, watchlist, watched, collections, friends, settings]}
          className={sideLink}
          nameClass={nameInSidebar}
          hasTooltips={[useIsBelowLarge(), useIsSmall()].every(Boolean)}
        />
      </ul>
    </nav>
    <div className={foot}>
      <WatchProgress />
      <FolderNotice />
    </div>
  </aside>
)

export const BottomBar = () => (
  <nav className={bottomBar} aria-label={useCoreMessages().navigation.main}>
    <ul className={bottomLinks}>
      <Links to={[home, discover, watchlistAndTonight, diary, collections]} className={bottomLink} />
    </ul>
  </nav>
)
