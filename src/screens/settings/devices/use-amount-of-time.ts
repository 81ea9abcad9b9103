import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'

const hour = 60
const day = 24 * hour

const inLargestUnit = (minutes: number): readonly [amount: number, unit: 'minute' | 'hour' | 'day'] => {
  if (minutes >= day) return [Math.round(minutes / day), 'day']
  return minutes >= hour ? [Math.round(minutes / hour), 'hour'] : [Math.round(minutes), 'minute']
}

/** Such as '3 days' for so many minutes. */
export const useAmountOfTime = (): ((minutes: number) => string) => {
  const language = useValue(useApp().language.current)
  return (minutes) => {
    const [amount, unit] = inLargestUnit(minutes)
    return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount)
  }
}
