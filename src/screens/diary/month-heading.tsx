import { css } from '#styled/css'
import { useFormats } from '#wiring/app/use-formats.ts'
import { useMessages } from '#wiring/app/use-messages.ts'

const heading = css({
  textStyle: 'section',
  paddingTop: '5',
  paddingBottom: '2',
  // Many languages write months in lower case.
  _firstLetter: { textTransform: 'uppercase' },
})

/** `month` is YYYY-MM, or null for the viewings without a date. */
export const MonthHeading = ({ month }: { month: string | null }) => {
  const messages = useMessages().diary
  const { monthAndYear } = useFormats()
  return <h2 className={heading}>{month === null ? messages.undated : monthAndYear(month)}</h2>
}
