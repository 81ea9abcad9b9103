import { useSignals } from '@preact/signals-react/runtime'
import { Settings, X } from 'lucide-react'
import { useEffect } from 'react'
import { Link, Outlet, useLocation } from 'react-router-dom'
import { isBrowsing, settingsHref } from '#domain/movie/addresses.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes/button.js'
import { Banner } from '#ui/banner.tsx'
import { IconButton, IconLink } from '#ui/button.tsx'
import { useIsBelowLarge, useIsNarrow } from '#ui/hooks/use-screen-width.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { Mark } from './brand.tsx'
import { LogRequest, RemovalRequest } from './dialog-requests.tsx'
import { BottomBar, Sidebar } from './navigation.tsx'
import { FootNotices, LanguageNotice } from './notices/notices.tsx'
import { SearchBox } from './search/search-box.tsx'

const line = css({
  row: '0',
  marginInlineStart: 'auto',
  minWidth: '0',
  whiteSpace: 'nowrap',
  textStyle: 'note',
  color: 'fg.muted',
  '& a': { color: 'accent', fontWeight: 'semibold' },
})

/** Notes what scrollbars of the page take, or would take. */
const useGutter = (): void => {
  useEffect(() => {
    const { documentElement: root, body } = document
    const measure = () => {
      // An open dialog has taken the gutter away.
      if ('scrollLock' in body.dataset) return
      body.style.setProperty('--gutter', `${window.innerWidth - root.getBoundingClientRect().width}px`)
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])
}

/** A banner, or a line that fits into the header. */
const DemoNotice = ({ isInHeader = false }: { isInHeader?: boolean }) => {
  useSignals()
  const isBelowLarge = useIsBelowLarge()
  const { provider, memory } = useApp()
  const messages = useCoreMessages().demo
  if (!provider.isDemo.value || memory.notices.demo.isDismissed.value) return null
  const text = (
    <>
      {isInHeader && isBelowLarge ? messages.short : messages.notice}{' '}
      <Link to={settingsHref('provider')}>{messages.settings}</Link>
    </>
  )
  return isInHeader ? (
    <div className={line} role="status">
      <p>{text}</p>
      <IconButton label={messages.dismiss} icon={<X aria-hidden="true" />} onClick={memory.notices.demo.dismiss} />
    </div>
  ) : (
    <Banner dismiss={messages.dismiss} onDismiss={memory.notices.demo.dismiss}>
      {text}
    </Banner>
  )
}

const shell = css({
  display: 'grid',
  gridTemplateColumns: {
    base: '1',
    md: '[4.5rem minmax(0, 1fr)]',
    lg: '[14.5rem minmax(0, 1fr)]',
  },
  _print: { display: 'block' },
  minHeight: 'viewport',
})
const column = css({ stack: '0' })
const header = css({
  position: 'sticky',
  top: '0',
  zIndex: 'bar',
  row: { base: '2', lg: '6' },
  height: { base: '16', _lowScreen: '14' },
  paddingInline: { base: '4', md: 'gutter' },
  background: 'canvas',
  _print: { display: 'none' },
})
const onlyNarrow = css({
  display: { base: 'inline-flex', md: 'none' },
  padding: '1.5',
  margin: '-1.5',
  color: 'accent.fill',
  '& svg': { width: '8', height: '8' },
  'body:has([data-up]) &': { visibility: 'hidden' },
})
const narrowSettings = css({ display: { base: 'inline-flex', md: 'none' } })
const content = css({
  stack: '0',
  width: 'full',
  paddingInline: { base: '4', md: 'gutter' },
  paddingTop: { base: '1', md: { base: '3', _lowScreen: '0' } },
  // The end of a page is clear of the button that leads to its top.
  paddingBottom: { base: '[calc(8rem + env(safe-area-inset-bottom))]', md: '16' },
  flexGrow: '1',
  outlineStyle: 'none',
  _print: { display: 'block', padding: '0' },
})
// Notices that appear later cover the foot of the page, so that nothing moves; below a short page they are at the foot of
// the window.
const footNotices = css({
  position: 'sticky',
  bottom: { base: 'above-bar', md: '4' },
  zIndex: 'overlay',
  stack: '2',
  marginTop: 'auto',
  marginBottom: '-12',
  paddingTop: '6',
  _empty: { display: 'none' },
  'body:has([data-selection-bar]) &': { position: 'static' },
  _print: { display: 'none' },
})
const skip = css({
  position: 'fixed',
  top: '2',
  insetInlineStart: 'corner-start',
  zIndex: 'toast',
  transform: 'translateY(-200%)',
  _focus: { transform: 'none' },
  _print: { display: 'none' },
})

export const Layout = () => {
  const messages = useCoreMessages()
  const { pathname } = useLocation()
  const isNarrow = useIsNarrow()
  // Here, since a dialog may be opened before anything else has loaded.
  useGutter()
  return (
    <>
      <a className={`${skip} ${button({ variant: 'solid' })}`} href="#content">
        {messages.app.skipToContent}
      </a>
      <div className={shell}>
        <Sidebar />
        <div className={column}>
          <header className={header}>
            <Link to="/" className={onlyNarrow} aria-label={messages.app.name}>
              <Mark />
            </Link>
            <SearchBox />
            <IconLink
              to="/settings"
              className={narrowSettings}
              label={messages.navigation.settings}
              icon={<Settings aria-hidden="true" />}
            />
            {isNarrow ? null : <DemoNotice isInHeader />}
          </header>
          <main id="content" className={content} tabIndex={-1}>
            <LanguageNotice />
            {isNarrow && isBrowsing(pathname) ? <DemoNotice /> : null}
            <Outlet />
            <div className={footNotices}>
              <FootNotices />
            </div>
          </main>
        </div>
      </div>
      <BottomBar />
      <LogRequest />
      <RemovalRequest />
    </>
  )
}
