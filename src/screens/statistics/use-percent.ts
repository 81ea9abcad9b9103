import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'

/** '60%' of 3 and 5, in the language of the page. */
export const usePercent = () => {
  const language = useValue(useApp().language.loaded)
  const format = new Intl.NumberFormat(language, { style: 'percent' })
  return (part: number, whole: number) => format.format(Math.floor((100 * part) / whole) / 100)
}
