import { useSignals } from '@preact/signals-react/runtime'
import { Bookmark, Eye } from 'lucide-react'
import { css, cx } from '#styled/css'
import { visuallyHidden } from '#ui/visually-hidden.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { onlyInWideSidebar } from './sidebar-text.ts'

const box = css({ stack: '2', paddingInline: { md: '2.5', lg: '3' } })
const title = cx(onlyInWideSidebar, css({ textStyle: 'label' }))
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
  background: 'accent.fill',
  borderRadius: 'full',
  width: 'var(--share)',
  transitionProperty: 'size',
  transitionDuration: 'base',
})
// Words would need two lines in some languages, and with more digits.
const icons = css({
  display: { base: 'grid', lg: 'flex' },
  rowGap: '1',
  columnGap: '4',
  justifyItems: 'center',
  textStyle: 'note',
  color: 'fg.muted',
  '& > span': { row: '1' },
  '& svg': { width: '4', height: '4' },
})

export const WatchProgress = () => {
  useSignals()
  const { watchlist } = useApp().lists
  const messages = useCoreMessages().progress
  const { watched, unwatched, percent } = watchlist.counts.value
  return (
    <div className={box}>
      <p className={title}>{messages.title}</p>
      <div
        className={track}
        role="progressbar"
        aria-label={messages.title}
        aria-valuenow={percent}
        aria-valuetext={messages.share({ percent })}
      >
        <span className={fill} style={{ '--share': `${percent}%` } as React.CSSProperties} />
      </div>
      <p className={visuallyHidden}>
        <span>{messages.watched({ count: watched })}</span> <span>{messages.unwatched({ count: unwatched })}</span>
      </p>
      <div className={icons} aria-hidden="true">
        <span data-tooltip={messages.watched({ count: watched })} data-tooltip-side="right">
          <Eye />
          {messages.count({ count: watched })}
        </span>
        <span data-tooltip={messages.unwatched({ count: unwatched })} data-tooltip-side="right">
          <Bookmark />
          {messages.count({ count: unwatched })}
        </span>
      </div>
    </div>
  )
}
