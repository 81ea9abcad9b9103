import { releaseCalendar } from '#domain/availability/calendar-file.ts'
import type { Release } from '#domain/availability/releases.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useCountryName } from '../services/use-country-name.ts'

/** Saves a file that calendars import: an event for each release. */
export const useReleaseCalendar = (): ((file: string, releases: readonly Release[]) => void) => {
  const { settings, files } = useApp()
  const { kinds } = useMessages().releases
  const name = useCoreMessages().settingNames.releaseKinds
  const country = useCountryName()
  return (file, releases) => {
    void files.saveFile(
      `${file}.ics`,
      releaseCalendar(releases, settings.region.peek(), { name: `Matinee: ${name}`, kinds, country }),
    )
  }
}
