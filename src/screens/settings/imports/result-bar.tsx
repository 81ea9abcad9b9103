import { type MovieShare, movieShares, type ReviewCounts } from '#domain/imports/review-counts.ts'
import { css, cx } from '#styled/css'
import { useMessages } from '#wiring/app/use-messages.ts'

const box = css({ stack: '3' })
const bar = css({
  display: 'flex',
  gap: '0.5',
  height: '3',
  borderRadius: 'full',
  overflow: 'hidden',
  background: 'raised',
  forcedColorAdjust: 'none',
})
const part = css({ flexGrow: 'var(--count)', flexBasis: '0', minWidth: '1' })
const legend = css({
  display: 'grid',
  gridTemplateColumns: { base: '2', sm: '4' },
  gap: '3',
})
const entry = css({ stack: '0.5' })
const amount = css({
  row: '2',
  fontSize: 'lg',
  fontWeight: 'bold',
  lineHeight: 'tight',
  fontVariantNumeric: 'tabular-nums',
})
const dot = css({ width: '2.5', height: '2.5', borderRadius: 'full', flexShrink: '0', forcedColorAdjust: 'none' })
const name = css({ textStyle: 'note', color: 'fg.muted', order: '1' })
const none = css({ color: 'fg.muted', fontWeight: 'normal' })
const colors: Readonly<Record<MovieShare, string>> = {
  in: css({ background: 'accent.fill' }),
  there: css({ background: 'positive' }),
  open: css({
    background: '[repeating-linear-gradient(135deg, {colors.accent.fill} 0 3px, {colors.accent.soft} 3px 6px)]',
  }),
  out: css({ background: 'control' }),
}

/** What becomes of the movies of an import. */
export const ResultBar = ({ movies }: Pick<ReviewCounts, 'movies'>) => {
  const { review: messages } = useMessages().history
  return (
    <div className={box}>
      <div className={bar} aria-hidden="true">
        {movieShares
          .filter((share) => movies[share] > 0)
          .map((share) => (
            <span
              key={share}
              className={cx(part, colors[share])}
              style={{ '--count': movies[share] } as React.CSSProperties}
            />
          ))}
      </div>
      <dl className={legend}>
        {movieShares.map((share) => (
          <div key={share} className={entry}>
            <dt className={name}>{messages.shares[share]}</dt>
            <dd className={cx(amount, movies[share] === 0 && none)}>
              <span className={cx(dot, colors[share])} />
              {messages.count({ count: movies[share] })}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
