import { dayRow } from '#components/diary/day-row.ts'
import { css } from '#styled/css'
import { SkeletonLine } from '#ui/skeleton.tsx'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'

const list = css({ paddingTop: '2' })
const poster = css({ aspectRatio: 'poster', borderRadius: 'chip', background: 'raised' })
const names = css({ stack: '2' })

export const ReleasesSkeleton = () => (
  <div className={list} role="status" aria-label={useCoreMessages().app.loading}>
    {[1, 2, 3, 4, 5, 6].map((row) => (
      <div key={row} className={dayRow.row} aria-hidden="true">
        <span />
        <span className={poster} />
        <span className={names}>
          <SkeletonLine width="half" />
          <SkeletonLine width="third" />
        </span>
      </div>
    ))}
  </div>
)
