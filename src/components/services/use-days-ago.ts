import { dayNumberOf, localDayOf } from '#domain/values/day.ts'
import { isoTimeOf } from '#domain/values/instant.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useFormats } from '#wiring/app/use-formats.ts'

/** Takes epoch milliseconds; 'today', 'yesterday', '3 days ago'. */
export const useDaysAgo = (): ((time: number) => string) => {
  const { platform } = useApp()
  const { daysAgo } = useFormats()
  return (time) => {
    const day = localDayOf(isoTimeOf(time) ?? platform.today())
    return daysAgo(Math.max(0, dayNumberOf(platform.today()) - dayNumberOf(day)))
  }
}
