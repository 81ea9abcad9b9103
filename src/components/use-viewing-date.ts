import { useMemo } from 'react'
import { dayOf } from '#domain/format.ts'
import type { Play } from '#domain/library.ts'
import { localDayOf } from '#domain/viewing-dates.ts'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import { useSectionMessages } from './use-section-messages.ts'

/** A viewing's day as text. */
export const useViewingDate = (): ((watchedAt: Play['watchedAt']) => string) => {
  const messages = useSectionMessages('diary')
  const language = useValue(useApp().loadedLanguage)
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
    return (watchedAt) => {
      const day = watchedAt === null ? null : dayOf(localDayOf(watchedAt))
      return day === null ? messages.noDate : format.format(day)
    }
  }, [language, messages.noDate])
}
