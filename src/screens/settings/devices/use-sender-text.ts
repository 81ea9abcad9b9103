import { useSectionMessages } from '#components/async/use-section-messages.ts'
import type { ReadExchange } from '#machines/parts/receiving-types.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { useFormatTime } from '../data/use-format-time.ts'

const hour = 60
const day = 24 * hour

const inLargestUnit = (minutes: number): readonly [amount: number, unit: 'minute' | 'hour' | 'day'] => {
  if (minutes >= day) return [Math.round(minutes / day), 'day']
  return minutes >= hour ? [Math.round(minutes / hour), 'hour'] : [Math.round(minutes), 'minute']
}

/** Who sent a file and when, and by how much their clock is ahead; null for a clock that is right. */
export const useSenderText = ({ sender, minutesAhead }: ReadExchange) => {
  const language = useValue(useApp().language.current)
  const messages = useSectionMessages('devices')
  const timeText = useFormatTime()
  const amountText = (minutes: number): string => {
    const [amount, unit] = inLargestUnit(minutes)
    return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount)
  }
  return {
    from: messages.from(sender.name, timeText(sender.sentAt)),
    clock: minutesAhead === null ? null : messages.clock(amountText(minutesAhead)),
  }
}
