import { CalendarPlus } from 'lucide-react'
import { useMemo } from 'react'
import { dayOf } from '#domain/format.ts'
import { releaseCalendar } from '#domain/release-calendar.ts'
import type { Release } from '#domain/releases.ts'
import { IconButton } from '#ui/button.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { useValue } from '#wiring/use-value.ts'
import { useCountryName } from './use-country-name.ts'
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

/** Saves a file that calendars import: an event for each release. */
export const useReleaseCalendar = (): ((file: string, releases: readonly Release[]) => void) => {
  const { region, saveFile } = useApp()
  const { kinds } = useSectionMessages('releases')
  const name = useMessages().toasts.settingsSaved.fields.releaseKinds
  const country = useCountryName()
  return (file, releases) =>
    saveFile(`${file}.ics`, releaseCalendar(releases, region.peek(), { name: `Matinee: ${name}`, kinds, country }))
}

export const CalendarButton = ({ release, className }: { release: Release; className?: string }) => {
  const messages = useSectionMessages('releases')
  const save = useReleaseCalendar()
  const { id, title } = release.movie
  return (
    <IconButton
      label={messages.addOne(title)}
      icon={<CalendarPlus aria-hidden="true" />}
      className={className}
      onClick={() => save(`matinee-release-${id}`, [release])}
    />
  )
}
