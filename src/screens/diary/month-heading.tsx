import { useSectionMessages } from '#components/use-section-messages.ts'
import { dayOf } from '#domain/format.ts'
import { css } from '#styled/css'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

const heading = css({ textStyle: 'section', paddingTop: '5', paddingBottom: '2' })

/** `month` is YYYY-MM, or null for the viewings without a date. */
export const MonthHeading = ({ month }: { month: string | null }) => {
  const messages = useSectionMessages('diary')
  const language = useValue(useApp().loadedLanguage)
  const day = month === null ? null : dayOf(`${month}-01`)
  if (day === null) return <h2 className={heading}>{messages.undated}</h2>
  const format = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return <h2 className={heading}>{format.format(day)}</h2>
}
