import { useSectionMessages } from '#components/async/use-section-messages.ts'
import { useMonthName } from '#components/diary/use-month-name.ts'
import { css } from '#styled/css'

const heading = css({ textStyle: 'section', paddingTop: '5', paddingBottom: '2' })

/** `month` is YYYY-MM, or null for the viewings without a date. */
export const MonthHeading = ({ month }: { month: string | null }) => {
  const messages = useSectionMessages('diary')
  const monthName = useMonthName()
  return <h2 className={heading}>{month === null ? messages.undated : monthName(month)}</h2>
}
