import { type IsoTime, millisecondsOf } from '#domain/values/instant.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'

export const useFormatTime = (): ((time: IsoTime) => string) => {
  const format = new Intl.DateTimeFormat(useValue(useApp().language.current), {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  return (time) => format.format(millisecondsOf(time))
}
