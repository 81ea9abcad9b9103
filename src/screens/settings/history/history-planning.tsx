import { SkeletonLine } from '#ui/skeleton.tsx'
import { stack } from './styles.ts'

export const HistoryPlanning = () => (
  <div className={stack}>
    <SkeletonLine width="half" />
    <SkeletonLine />
    <SkeletonLine />
    <SkeletonLine width="third" />
  </div>
)
