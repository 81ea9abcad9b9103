import type { ReadExchange } from '#machines/receiving-from-device.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useFormatTime } from '../data/use-format-time.ts'
import { useAmountOfTime } from './use-amount-of-time.ts'

/** Who sent a file and when, and by how much their clock is ahead; null for a clock that is right. */
export const useSenderText = ({ sender, minutesAhead }: ReadExchange) => {
  const messages = useMessages().devices
  const timeText = useFormatTime()
  const amountText = useAmountOfTime()
  return {
    from: messages.from({ device: sender.name, date: timeText(sender.sentAt) }),
    clock: minutesAhead === null ? null : messages.clock({ amount: amountText(minutesAhead) }),
  }
}
