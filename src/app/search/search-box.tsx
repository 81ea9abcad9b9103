import { useSignals } from '@preact/signals-react/runtime'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { AsyncBoundary } from '#components/loading/async-boundary.tsx'
import { InlineError } from '#components/loading/inline-error.tsx'
import { lazyComponent } from '#components/loading/lazy-component.tsx'
import { useAddress } from '#components/place/use-address.ts'
import { movieHref, personHref, searchHref, sectionOf, withoutPerson } from '#domain/movie/addresses.ts'
import { searchRows } from '#domain/movie/search-rows.ts'
import { css, cx } from '#styled/css'
import { searchGlass, searchInput } from '#ui/search-styles.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useSearchBox } from '#wiring/flows/search-box.ts'
import { cellId } from './cell-id.ts'

const SearchResults = lazyComponent(() => import('./search-results.tsx').then((module) => module.SearchResults))
export const preloadSearchResults = SearchResults.preload

const box = css({
  position: 'relative',
  flexGrow: '1',
  // A notice beside it wraps sooner than it narrows.
  flexShrink: { md: '0' },
  flexBasis: { md: '64', lg: 'search' },
  maxWidth: { md: 'search' },
})
const input = cx(
  searchInput,
  css({
    paddingInlineEnd: '3',
    borderRadius: 'full',
    background: 'surface',
    // No word has room beside the glass.
    _placeholder: { opacity: { _largeText: '0' } },
  }),
)

const keycap = css({
  display: { base: 'none', lg: 'grid' },
  placeItems: 'center',
  position: 'absolute',
  top: '2.5',
  insetInlineEnd: '3',
  width: '6',
  height: '6',
  borderRadius: 'chip',
  layerStyle: 'outlined',

  color: 'fg.muted',
  fontSize: 'xs',
  pointerEvents: 'none',
  'input:focus ~ &': { display: 'none' },
})
const panel = css({
  position: 'absolute',
  // On a narrow screen as wide as the page.
  insetInlineStart: { base: '[calc(-1 * ({sizes.8} + {spacing.2}))]', md: '0' },
  insetInlineEnd: { base: '[calc(-1 * ({sizes.11} + {spacing.2}))]', md: '0' },
  top: '[calc(100% + 0.5rem)]',
  zIndex: 'floating',
  // Above the bottom bar, a raised keyboard and a toast.
  maxHeight: {
    base: '[calc(100dvh - 5rem - max(4rem, var(--keyboard, 0px)))]',
    md: '[calc(100dvh - 5rem - var(--keyboard, 0px))]',
  },
  'body:has([data-toast]) &': {
    maxHeight: {
      base: '[calc(100dvh - 13rem - max(4rem, var(--keyboard, 0px)))]',
      md: '[calc(100dvh - 13rem - var(--keyboard, 0px))]',
    },
  },
  overflowY: 'auto',
  padding: '1.5',
  layerStyle: 'popup',

  animationStyle: 'fade',
})
const loading = css({ padding: '3', color: 'fg.muted' })
const searchKey = '/'

export const SearchBox = () => {
  useSignals()
  const { settings, memory } = useApp()
  const { keyShortcuts } = settings.current.value
  const messages = useCoreMessages().search
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const container = useRef<HTMLElement>(null)
  const listId = useId()
  const section = sectionOf(pathname)
  const [initialText] = useState(() => memory.lists.searchText.read() ?? '')
  const [snapshot, send] = useSearchBox({
    text: initialText,
    address: useAddress(),
    openMovie: (id) => void navigate(movieHref(section, id, search), { state: { stepsOverList: 1 } }),
    openPerson: ({ id, name, profilePath }) =>
      void navigate(personHref(section, id, withoutPerson(search)), {
        state: { stepsOverList: 1, person: { id, name, profilePath } },
      }),
    showAll: (all) => {
      const href = searchHref(all)
      void navigate(href, { replace: href === pathname + search })
    },
  })
  const { text, highlighted } = snapshot.context
  const highlightedRow = highlighted && searchRows(snapshot.context)[highlighted.row]
  const isOpen = snapshot.matches('open')

  useEffect(() => memory.lists.searchText.clear(), [memory.lists])
  useEffect(() => {
    if (!isOpen) return
    const closeOnOutside = (event: Event) => {
      if (event.target instanceof Node && !container.current?.contains(event.target)) send({ type: 'left' })
    }
    document.addEventListener('pointerdown', closeOnOutside)
    document.addEventListener('focusin', closeOnOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOnOutside)
      document.removeEventListener('focusin', closeOnOutside)
    }
  }, [isOpen, send])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return send({ type: 'entered' })
    if (!isOpen) return
    if (event.key === 'Escape') {
      // The browser's own Escape would empty the field.
      event.preventDefault()
      send({ type: 'left' })
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      send({ type: 'moved', by: event.key === 'ArrowDown' ? 1 : -1 })
    } else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      const cell = event.key === 'ArrowRight' ? 'add' : 'open'
      if (highlightedRow?.kind !== 'movie' || highlighted?.cell === cell) return
      event.preventDefault()
      send({ type: 'moved across', cell })
    }
  }
  return (
    <search className={box} ref={container}>
      <Search className={searchGlass} aria-hidden="true" />
      <input
        className={input}
        dir="auto"
        type="search"
        role="combobox"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={messages.label}
        aria-keyshortcuts={keyShortcuts ? searchKey : undefined}
        aria-autocomplete="list"
        aria-haspopup="grid"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={highlighted ? cellId(listId, highlighted) : undefined}
        placeholder={messages.placeholder}
        value={text}
        onChange={(event) => send({ type: 'typed', text: event.target.value })}
        onFocus={() => void preloadSearchResults()}
        onClick={() => send({ type: 'returned' })}
        onKeyDown={onKeyDown}
      />
      {keyShortcuts && text === '' ? (
        <span className={keycap} aria-hidden="true">
          {searchKey}
        </span>
      ) : null}
      {isOpen ? (
        <div className={panel}>
          <AsyncBoundary ErrorFallback={InlineError} loading={<p className={loading}>{messages.loading}</p>}>
            <SearchResults id={listId} snapshot={snapshot} send={send} />
          </AsyncBoundary>
        </div>
      ) : null}
    </search>
  )
}
