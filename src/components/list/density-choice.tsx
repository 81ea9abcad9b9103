import { Grid3x3, LayoutGrid, Rows3 } from 'lucide-react'
import { densities } from '#domain/lists/density.ts'
import { css } from '#styled/css'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'

const group = css({
  display: 'flex',
  height: '11',
  borderRadius: 'card',
  layerStyle: 'outlined',
  overflow: 'clip',
})
const choice = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexGrow: '1',
  minWidth: '11',
  color: 'fg.muted',
  cursor: 'pointer',
  '& svg': { width: '5', height: '5' },
  _hover: { color: 'fg', background: 'raised' },
  '&:has(:checked)': { color: 'accent', background: 'accent.soft' },
  '&:has(:focus-visible)': { layerStyle: 'ring', outlineOffset: '-0.5' },
})
// Covers its place, so that it is where a finger or a magnifier looks for it.
const input = css({ position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' })

const icons = { posters: LayoutGrid, small: Grid3x3, rows: Rows3 }

/** How all lists of movies show them. */
export const DensityChoice = () => {
  const { density } = useApp().memory.preferences
  const messages = useMessages().listView
  const chosen = useValue(density.value)
  return (
    <div className={group} role="radiogroup" aria-label={messages.density}>
      {densities.map((each) => {
        const Icon = icons[each]
        return (
          <label key={each} className={choice} title={messages.densities[each]}>
            <input
              className={input}
              type="radio"
              name="density"
              checked={each === chosen}
              aria-label={messages.densities[each]}
              onChange={() => density.set(each)}
            />
            <Icon aria-hidden="true" />
          </label>
        )
      })}
    </div>
  )
}
