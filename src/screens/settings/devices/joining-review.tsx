import { useSectionMessages } from '#components/async/use-section-messages.ts'
import type { Comparison, JoiningChoice } from '#domain/sync/exchange.ts'
import { formatList } from '#i18n/numbers.ts'
import type { ReadExchange } from '#machines/parts/receiving-types.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { DialogActions } from '#ui/dialog-parts.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { table, tableFrame } from '../import/table-styles.ts'
import { Choices } from './choices.tsx'
import type { ReceivingStepProps } from './receiving-dialog.tsx'
import { SenderLines } from './sender-lines.tsx'

const text = css({ color: 'fg.muted' })
const caption = css({ textStyle: 'label', textAlign: 'start' })
const rowHeight = css({ '& th, & td': { paddingBlock: '2' } })

const choices: readonly JoiningChoice[] = ['join', 'take theirs', 'replace theirs']
const rows = ['onlyHere', 'onlyThere', 'same', 'differing'] as const

/** What is here and there, and what becomes of both. */
export const JoiningReview = ({ snapshot, send, reading }: ReceivingStepProps & { readonly reading: ReadExchange }) => {
  const { cancel, joining } = useSectionMessages('devices')
  const language = useValue(useApp().language.current)
  const { choice } = snapshot.context
  const { sameNames } = reading.comparison
  return (
    <>
      <SenderLines reading={reading} />
      <p className={text}>{joining.note}</p>
      <ComparisonTable comparison={reading.comparison} />
      <Choices
        legend={joining.legend}
        values={choices}
        texts={joining.choices}
        chosen={choice.joining}
        onChoose={(chosen) => send({ type: 'joining chosen', joining: chosen })}
      />
      {choice.joining === 'join' && sameNames.length > 0 ? (
        <Checkbox
          label={joining.sameNames}
          hint={formatList(language, sameNames)}
          checked={choice.joinsCollections}
          onChange={(joinsCollections) => send({ type: 'collections answered', joinsCollections })}
        />
      ) : null}
      <DialogActions>
        <Button onClick={() => send({ type: 'canceled' })}>{cancel}</Button>
        <Button variant={choice.joining === 'join' ? 'solid' : 'danger'} onClick={() => send({ type: 'confirmed' })}>
          {joining.choices[choice.joining].name}
        </Button>
      </DialogActions>
    </>
  )
}

const ComparisonTable = ({ comparison }: { comparison: Comparison }) => {
  const { joining } = useSectionMessages('devices')
  const { count } = useMessages().progress
  return (
    <div className={tableFrame}>
      <table className={`${table} ${rowHeight}`}>
        <caption className={caption}>{joining.table}</caption>
        <tbody>
          {rows.map((name) => (
            <tr key={name}>
              <th scope="row">{joining[name]}</th>
              <td>{count(comparison[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
