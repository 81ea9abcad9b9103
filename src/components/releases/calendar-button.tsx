import { CalendarPlus } from 'lucide-react'
import type { Release } from '#domain/availability/releases.ts'
import { IconButton } from '#ui/button.tsx'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useReleaseCalendar } from './use-release-calendar.ts'

export const CalendarButton = ({ release, className }: { release: Release; className?: string }) => {
  const messages = useMessages().releases
  const save = useReleaseCalendar()
  const { id, title } = release.movie
  return (
    <IconButton
      label={messages.addOne({ title })}
      icon={<CalendarPlus aria-hidden="true" />}
      className={className}
      onClick={() => save(`matinee-release-${id}`, [release])}
    />
  )
}
