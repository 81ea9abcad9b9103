import { millisecondsOf } from '#domain/iso-times.ts'
import type { IsoTime } from '#domain/library.ts'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

export const useFormatTime = (): ((time: IsoTime) => string) => {
  const format = new Intl.DateTimeFormat(useValue(useApp().language), { dateStyle: 'medium', timeStyle: 'short' })
  return (time) => format.format(millisecondsOf(time))
}
