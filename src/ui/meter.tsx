import { css, cx } from '#styled/css'

const track = css({
  height: '2',
  borderRadius: 'full',
  background: 'line',
  overflow: 'hidden',
  forcedColorAdjust: 'none',
})
const fill = css({ display: 'block', height: 'full', borderRadius: 'full', width: 'var(--share)' })
const tones = { calm: css({ background: 'accent.fill' }), alarming: css({ background: 'danger' }) }

/** 0 to 100. Hidden from screen readers: show the same as text beside it. */
export const Meter = ({ percent, tone = 'calm' }: { percent: number; tone?: keyof typeof tones }) => (
  <div className={track} aria-hidden="true">
    <span className={cx(fill, tones[tone])} style={{ '--share': `${percent}%` } as React.CSSProperties} />
  </div>
)

/** 0 to 100. */
export const Progress = ({ label, percent }: { label: string; percent: number }) => (
  <div role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
    <Meter percent={percent} />
  </div>
)
