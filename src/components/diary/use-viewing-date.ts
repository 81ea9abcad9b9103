import { useMemo } from 'react'
import type { Viewing } from '#domain/records/library.ts'
import { dayOf, localDayOf } from '#domain/values/day.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { useSectionMessages } from '../async/use-section-messages.ts'

/** A viewing's day as text. */
export const useViewingDate = (): ((watchedAt: Viewing['watchedAt']) => string) => {
  const messages = useSectionMessages('diary')
  const language = useValue(useApp().language.loaded)
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
    return (watchedAt) => {
      const day = watchedAt === null ? null : dayOf(localDayOf(watchedAt))
      return day === null ? messages.noDate : format.format(day)
    }
  }, [language, messages.noDate])
}
