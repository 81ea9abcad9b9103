import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { movieHref, searchHref, sectionOf } from '#domain/addresses.ts'
import { css, cx } from '#styled/css'
import { searchGlass, searchInput } from '#ui/search-styles.ts'
import { useSearchBox } from '#wiring/flows/search-box.ts'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { useValue } from '#wiring/use-value.ts'
import { SearchResults } from './search-results.tsx'

const box = css({
  position: 'relative',
  flexGrow: '1',
  // A notice beside it wraps sooner than it narrows.
  flexShrink: { lg: '0' },
  flexBasis: { lg: 'search' },
  maxWidth: { md: 'search' },
})
const input = cx(searchInput, css({ paddingInlineEnd: '3', borderRadius: 'full', background: 'surface' }))

const keycap = css({
  display: { base: 'none', lg: 'grid' },
  placeItems: 'center',
  position: 'absolute',
  top: '2.5',
  insetInlineEnd: '3',
  width: '6',
  height: '6',
  borderRadius: 'chip',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line',
  color: 'fg.muted',
  fontSize: 'xs',
  pointerEvents: 'none',
  'input:focus ~ &': { display: 'none' },
})
const searchKey = '/'

export const SearchBox = () => {
  const { settings, memory } = useApp()
  const { keyShortcuts } = useValue(settings.current)
  const messages = useMessages().search
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const container = useRef<HTMLElement>(null)
  const listId = useId()
  const section = sectionOf(pathname)
  const [initialText] = useState(() => memory.searchText.read() ?? '')
  const [snapshot, send] = useSearchBox({
    text: initialText,
    openMovie: (id) => void navigate(movieHref(section, id, search), { state: { stepsOverList: 1 } }),
    showAll: (query) => void navigate(searchHref(query)),
  })
  const { text, highlighted } = snapshot.context
  const isOpen = snapshot.matches('open')

  useEffect(() => memory.searchText.clear(), [memory])

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
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') return send({ type: 'entered' })
    if (!isOpen) return
    if (event.key === 'Escape') {
      // The browser's own Escape would empty the field.
      event.preventDefault()
      send({ type: 'left' })
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      send({ type: 'moved', by: event.key === 'ArrowDown' ? 1 : -1 })
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
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={highlighted === null ? undefined : `${listId}-${highlighted}`}
        placeholder={messages.placeholder}
        value={text}
        onChange={(event) => send({ type: 'typed', text: event.target.value })}
        onClick={() => send({ type: 'returned' })}
        onKeyDown={onKeyDown}
      />
      {keyShortcuts && text === '' ? (
        <span className={keycap} aria-hidden="true">
          {searchKey}
        </span>
      ) : null}
      {isOpen ? <SearchResults id={listId} snapshot={snapshot} send={send} /> : null}
    </search>
  )
}
