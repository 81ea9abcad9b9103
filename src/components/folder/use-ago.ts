import { useEffect, useState } from 'react'
import { dayMs } from '#domain/values/day.ts'
import { millisecondsOf } from '#domain/values/instant.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

const inLargestUnit = (ms: number): readonly [amount: number, unit: Intl.RelativeTimeFormatUnit] => {
  if (ms < minuteMs) return [0, 'second']
  if (ms < hourMs) return [Math.floor(ms / minuteMs), 'minute']
  return ms < dayMs ? [Math.floor(ms / hourMs), 'hour'] : [Math.floor(ms / dayMs), 'day']
}

/** How long ago a time was, such as '2 min. ago'; kept up to date while it is shown. */
export const useAgo = (): ((time: string) => string) => {
  const { platform, language } = useApp()
  const format = new Intl.RelativeTimeFormat(useValue(language.current), { numeric: 'auto', style: 'short' })
  const [, setMinute] = useState(0)
  useEffect(() => {
    let stop = () => {}
    const wait = () => {
      stop = platform.timeout(() => {
        setMinute((minute) => minute + 1)
        wait()
      }, minuteMs)
    }
    wait()
    return () => stop()
  }, [platform])
  return (time) => {
    const [amount, unit] = inLargestUnit(Math.max(0, platform.now() - millisecondsOf(time)))
    return format.format(-amount, unit)
  }
}
