import { css } from '#styled/css'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { useValue } from '#wiring/use-value.ts'

const box = css({ display: 'flex', flexDirection: 'column', gap: '2', paddingInline: '3' })
const title = css({ textStyle: 'label' })
const track = css({
  height: '1.5',
  borderRadius: 'full',
  background: 'raised',
  overflow: 'hidden',
  forcedColorAdjust: 'none',
})
const fill = css({
  display: 'block',
  height: 'full',
  background: 'accent',
  borderRadius: 'full',
  width: '[var(--share)]',
  transitionProperty: '[width]',
  transitionDuration: 'base',
})
const counts = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '3',
  textStyle: 'note',
  color: 'fg.muted',
  '& > span': { whiteSpace: 'nowrap' },
})

export const WatchProgress = () => {
  const { watchlist } = useApp()
  const messages = useMessages().progress
  const { watched, unwatched, percent } = useValue(watchlist.counts)
  return (
    <div className={box}>
      <p className={title}>{messages.title}</p>
      <div
        className={track}
        role="progressbar"
        aria-label={messages.title}
        aria-valuenow={percent}
        aria-valuetext={messages.share(percent)}
      >
        <span className={fill} style={{ '--share': `${percent}%` } as React.CSSProperties} />
      </div>
      <p className={counts}>
        <span>{messages.watched(watched)}</span>
        <span>{messages.unwatched(unwatched)}</span>
      </p>
    </div>
  )
}
