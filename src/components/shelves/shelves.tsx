import { isOnHome, shelvesIn } from '#domain/discover/shelves.ts'
import { css, cx } from '#styled/css'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { WhenRecordsReady } from '../async/when-records-ready.tsx'
import { Shelf } from './shelf.tsx'

const stack = css({ stack: { base: '6', md: '8' } })

/** The filters that the user has kept as shelves, or those of them that Home shows. */
export const Shelves = ({ place, className }: { place: 'discover' | 'home'; className: string }) => {
  const all = shelvesIn(useValue(useApp().records.settings))
  const shelves = place === 'home' ? all.filter(isOnHome) : all
  if (shelves.length === 0) return null
  return (
    <WhenRecordsReady loading={null}>
      <div className={cx(stack, className)}>
        {shelves.map((shelf) => (
          <Shelf key={shelf.id} shelf={shelf} shelves={all} />
        ))}
      </div>
    </WhenRecordsReady>
  )
}
