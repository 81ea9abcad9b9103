import { Meter } from './meter.tsx'

/** 0 to 100. */
export const Progress = ({ label, percent }: { label: string; percent: number }) => (
  <div role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
    <Meter percent={percent} />
  </div>
)
