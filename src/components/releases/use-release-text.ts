import type { Release } from '#domain/availability/releases.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useFormats } from '#wiring/app/use-formats.ts'
import { useMessages } from '#wiring/app/use-messages.ts'

/** 'In cinemas since Nov 14', or 'from' while it is to come. */
export const useReleaseText = (): ((release: Release) => string) => {
  const { platform } = useApp()
  const messages = useMessages().releases
  const { shortDate } = useFormats()
  const now = platform.today()
  return ({ event, day }) => {
    const text = shortDate(day, now)
    return day > now ? messages.from[event]({ day: text }) : messages.since[event]({ day: text })
  }
}
