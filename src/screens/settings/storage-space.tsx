import { storageQuota } from '#stores/storage-space.ts'
import { css } from '#styled/css'
import { Meter } from '#ui/meter.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import { useUsedSpace } from './use-used-space.ts'

const part = css({ display: 'flex', flexDirection: 'column', gap: '2' })
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '4',
  textStyle: 'label',
  '& span + span': { color: 'fg.muted', fontWeight: 'normal', fontVariantNumeric: 'tabular-nums' },
})

/** Units that a movie takes: the quota holds 7,400 of them. */
const perMovie = 708

/** How much of the browser's space for this site is used, and what still fits. Nothing where storage is blocked. */
export const StorageSpace = () => {
  const words = useValue(useApp().text).data
  const used = useUsedSpace()
  if (used === null) return null
  const percent = Math.min(100, Math.floor((100 * used) / storageQuota))
  const room = Math.floor((storageQuota - used) / perMovie / 10) * 10
  const said = words.usedAndRoom(words.used(percent), room > 0 ? words.room(room) : words.full)
  return (
    <div className={part}>
      <p className={line}>
        <span>{words.space}</span>
        <span>{said}</span>
      </p>
      <Meter percent={percent} tone={percent >= 90 ? 'alarming' : 'calm'} />
    </div>
  )
}
