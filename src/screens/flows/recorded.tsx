import { useState } from 'react'
import { flowsMessages as messages } from '#i18n/flows.ts'
import { css } from '#styled/css'
import { Card } from '#ui/card.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import type { FlowStep } from '#wiring/app/running-flows.ts'
import { eventName, statesIn } from '#wiring/inspect/live-flows.ts'
import { innermost, pathName } from './titles.ts'

const list = css({ stack: '0', maxHeight: '112', overflowY: 'auto' })
const row = css({
  display: 'grid',
  gridTemplateColumns: '[4.5rem 1fr]',
  columnGap: '3',
  width: 'full',
  minHeight: '11',
  alignItems: 'center',
  padding: '1.5',
  borderRadius: 'card',
  textAlign: 'start',
  fontSize: 'sm',
  overflowWrap: 'anywhere',
  _hover: { background: 'canvas' },
  '&[aria-current]': { background: 'accent.soft', fontWeight: 'semibold' },
})
const time = css({ color: 'fg.muted', fontVariantNumeric: 'tabular-nums', textAlign: 'end' })

interface RecordedProps {
  readonly steps: readonly FlowStep[]
  readonly shown: FlowStep | null
  readonly onShow: (step: FlowStep) => void
}

/** What happened in a flow in this visit, step by step. */
export const Recorded = ({ steps, shown, onShow }: RecordedProps) => {
  const runs = [...new Set(steps.map(({ ordinal }) => ordinal))]
  const [run, setRun] = useState(runs.at(-1))
  return (
    <Card title={messages.recorded} note={messages.recordedNote}>
      {runs.length > 1 ? (
        <NativeSelect
          label={messages.runs}
          choices={runs.map((ordinal) => ({ value: String(ordinal), label: messages.runNumber(ordinal) }))}
          value={String(run)}
          onChange={(ordinal) => setRun(Number(ordinal))}
        />
      ) : null}
      <ol className={list} aria-label={messages.steps}>
        {steps
          .filter(({ ordinal }) => ordinal === run)
          .map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was recorded does not change
            <li key={index}>
              <button
                type="button"
                className={row}
                aria-current={step === shown ? 'step' : undefined}
                onClick={() => onShow(step)}
              >
                <span className={time}>{messages.seconds(step.at)}</span>
                <span>{`${eventName(step.event)} → ${innermost(statesIn(step.value)).map(pathName).join(', ')}`}</span>
              </button>
            </li>
          ))}
      </ol>
    </Card>
  )
}
