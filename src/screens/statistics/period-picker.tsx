import { useState } from 'react'
import { DateField } from '#components/diary/date-field.tsx'
import type { ListLocation } from '#components/place/use-list-location.ts'
import { type Period, yearOfPeriod } from '#domain/statistics/period.ts'
import { css } from '#styled/css'
import { Select } from '#ui/fields/select.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '3' })
const choice = css({ width: { base: 'full', sm: '64' } })

const all = 'all'
const range = 'range'

interface PeriodPickerProps {
  readonly period: Period
  /** With a viewing, the latest first. */
  readonly years: readonly string[]
  readonly change: ListLocation['change']
}

export const PeriodPicker = ({ period, years, change }: PeriodPickerProps) => {
  const messages = useMessages().statistics
  const today = useApp().platform.today()
  const year = yearOfPeriod(period)
  const [choosesRange, setChoosesRange] = useState(false)
  const isRange = choosesRange || (year === '' && (period.from !== '' || period.to !== ''))
  const listed = year === '' || years.includes(year) ? years : [year, ...years]
  return (
    <div className={row}>
      <div className={choice}>
        <Select
          label={messages.period}
          labelPlacement="inside"
          choices={[
            { value: all, label: messages.allTime },
            ...listed.map((each) => ({ value: each, label: each })),
            { value: range, label: messages.range },
          ]}
          value={isRange ? range : year || all}
          onChange={(chosen) => {
            setChoosesRange(chosen === range)
            if (chosen === range) change({ year: '', from: period.from, to: period.to || today })
            else change({ year: chosen === all ? '' : chosen, from: '', to: '' })
          }}
        />
      </div>
      {isRange ? (
        <>
          <DateField
            label={messages.from}
            value={period.from}
            max={period.to || today}
            onChange={(from) => change({ year: '', from, to: period.to })}
          />
          <DateField
            label={messages.to}
            value={period.to}
            min={period.from}
            max={today}
            onChange={(to) => change({ year: '', from: period.from, to })}
          />
        </>
      ) : null}
    </div>
  )
}
