import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ListedMovie, MovieId } from '#domain/movie/movie.ts'
import { css } from '#styled/css'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import type { Selection } from './use-selection.ts'

const box = css({ position: 'relative' })
// What says that a movie is watched stays.
const still = css({ '&[inert] button:not([data-printed]), &[inert] [role=img]': { opacity: '0' } })
const cover = css({
  position: 'absolute',
  inset: '0',
  // The ring keeps clear of the text.
  bottom: '-1',
  zIndex: 'raised',
  borderRadius: 'card',
  cursor: 'pointer',
  '&:has(:checked)': { layerStyle: 'ring' },
  '&:has(:focus-visible)': { layerStyle: 'ring', outlineWidth: 'heavy' },
})
// The invisible checkbox covers the card, which makes the card its hit area.
const input = css({
  position: 'absolute',
  inset: '0',
  width: 'full',
  height: 'full',
  opacity: '0',
  cursor: 'pointer',
  // Keeps the focused card clear of the selection bar.
  scrollMarginBottom: { base: '[9rem]', md: '[5.5rem]' },
})
const checkmark = css({
  position: 'absolute',
  top: '2',
  // On the poster.
  insetInlineEnd: { base: '2', _largeText: '[calc(60% + 0.25rem)]' },
  '[data-small] &': { insetInlineEnd: '2' },
  display: 'grid',
  placeItems: 'center',
  width: '8',
  height: '8',
  borderRadius: 'full',
  borderWidth: 'thick',
  borderColor: 'on-scrim',
  background: 'scrim',
  color: 'accent.fg',
  '& svg': { width: '5', height: '5', strokeWidth: 'check', visibility: 'hidden' },
  ':checked ~ &': { background: 'accent.fill', borderColor: 'accent', '& svg': { visibility: 'visible' } },
})

interface SelectableProps {
  readonly movie: ListedMovie
  readonly selection: Selection
  /** The movies of the page in their order: a click with Shift selects all from the last one clicked. */
  readonly pageIds: readonly MovieId[]
  readonly children: ReactNode
}

export const Selectable = ({ movie, selection, pageIds, children }: SelectableProps) => {
  const messages = useCoreMessages().selection
  const { selected, toggle } = selection
  return (
    <div className={box}>
      <div className={still} inert={selected !== null}>
        {children}
      </div>
      {selected ? (
        <div className={cover}>
          <input
            className={input}
            type="checkbox"
            aria-label={messages.movie({ title: movie.title })}
            checked={selected.has(movie.id)}
            onChange={({ target, nativeEvent }) => {
              const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey
              toggle(movie.id, target.checked, isRange ? pageIds : null)
            }}
          />
          <span className={checkmark} aria-hidden="true">
            <Check />
          </span>
        </div>
      ) : null}
    </div>
  )
}
