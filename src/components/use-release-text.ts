import { useMemo } from 'react'
import { dayOf } from '#domain/format.ts'
import type { Release } from '#domain/releases.ts'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import { useSectionMessages } from './use-section-messages.ts'

/** 'In cinemas since Nov 14', or 'from' while it is to come. */
export const useReleaseText = (): ((release: Release) => string) => {
  const { loadedLanguage, today } = useApp()
  const messages = useSectionMessages('releases')
  const language = useValue(loadedLanguage)
  const now = today()
  const [inYear, inOtherYear] = useMemo(() => {
    const parts = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
    return [new Intl.DateTimeFormat(language, parts), new Intl.DateTimeFormat(language, { ...parts, year: 'numeric' })]
  }, [language])
  return ({ event, day }) => {
    const format = day.slice(0, 4) === now.slice(0, 4) ? inYear : inOtherYear
    const text = format.format(dayOf(day) ?? 0)
    return day > now ? messages.from[event](text) : messages.since[event](text)
  }
}
