import { useMemo } from 'react'
import type { Release } from '#domain/availability/releases.ts'
import { dayOf } from '#domain/values/day.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { useSectionMessages } from '../async/use-section-messages.ts'

/** 'In cinemas since Nov 14', or 'from' while it is to come. */
export const useReleaseText = (): ((release: Release) => string) => {
  const { language, platform } = useApp()
  const messages = useSectionMessages('releases')
  const locale = useValue(language.loaded)
  const now = platform.today()
  const [inYear, inOtherYear] = useMemo(() => {
    const parts = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
    return [new Intl.DateTimeFormat(locale, parts), new Intl.DateTimeFormat(locale, { ...parts, year: 'numeric' })]
  }, [locale])
  return ({ event, day }) => {
    const format = day.slice(0, 4) === now.slice(0, 4) ? inYear : inOtherYear
    const text = format.format(dayOf(day) ?? 0)
    return day > now ? messages.from[event](text) : messages.since[event](text)
  }
}
