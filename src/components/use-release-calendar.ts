import { releaseCalendar } from '#domain/release-calendar.ts'
import type { Release } from '#domain/releases.ts'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { useCountryName } from './use-country-name.ts'
import { useSectionMessages } from './use-section-messages.ts'

/** Saves a file that calendars import: an event for each release. */
export const useReleaseCalendar = (): ((file: string, releases: readonly Release[]) => void) => {
  const { region, saveFile } = useApp()
  const { kinds } = useSectionMessages('releases')
  const name = useMessages().toasts.settingsSaved.fields.releaseKinds
  const country = useCountryName()
  return (file, releases) => {
    void saveFile(`${file}.ics`, releaseCalendar(releases, region.peek(), { name: `Matinee: ${name}`, kinds, country }))
  }
}
