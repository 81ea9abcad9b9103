import { useCallback } from 'react'
import { localDayOf } from '#domain/values/day.ts'
import type { IsoTime } from '#domain/values/instant.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useFormats } from '#wiring/app/use-formats.ts'

/** 'Nov 23', with the year unless it is the current one. */
export const useShortDay = (): ((instant: IsoTime) => string) => {
  const { platform } = useApp()
  const { shortDate } = useFormats()
  return useCallback((instant) => shortDate(localDayOf(instant), platform.today()), [shortDate, platform])
}
