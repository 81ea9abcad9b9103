import type { ImportPlan, LeftOut } from '#domain/imports.ts'
import type { Messages } from '#i18n/messages.ts'
import { formatList } from '#i18n/numbers.ts'
import { css } from '#styled/css'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { useValue } from '#wiring/use-value.ts'

const notes = css({ display: 'flex', flexDirection: 'column', gap: '2', fontSize: 'sm', lineHeight: 'snug' })
const details = css({ '& summary': { cursor: 'pointer', minHeight: '11', alignContent: 'center' } })
const reasons = css({ color: 'fg.muted', paddingInlineStart: '4' })

type LeftOutRow = LeftOut & { readonly reason: Exclude<LeftOut['reason'], 'wrong rating'> }

const isRow = (left: LeftOut): left is LeftOutRow => left.reason !== 'wrong rating'

const totalOf = (parts: readonly LeftOut[]): number => parts.reduce((sum, { count }) => sum + count, 0)

const reasonMessage = ({ reason }: LeftOutRow, { import: importMessages, settings }: Messages): string => {
  switch (reason) {
    case 'apiKey':
    case 'region':
    case 'language':
    case 'includeAdult':
    case 'theme':
    case 'keyShortcuts':
    case 'services':
      return importMessages.reasons.setting(settings.fields[reason])
    default:
      return importMessages.reasons[reason]
  }
}

export const ImportNotes = ({ plan, leftOut }: { plan: ImportPlan; leftOut: readonly LeftOut[] }) => {
  const app = useApp()
  const messages = useMessages()
  const language = useValue(app.language)
  const importMessages = messages.import
  const rows = leftOut.filter(isRow)
  const wrongRatings = totalOf(leftOut.filter((left) => !isRow(left)))
  const fields = plan.settings.map((name) => messages.settings.fields[name])
  return (
    <div className={notes}>
      <p>
        {fields.length === 0
          ? importMessages.noSettingsChange
          : importMessages.settingsChange(formatList(language, fields))}
      </p>
      {plan.renamed > 0 ? <p>{importMessages.renamed(plan.renamed)}</p> : null}
      {plan.orphans > 0 ? <p>{importMessages.orphans(plan.orphans)}</p> : null}
      {wrongRatings > 0 ? <p>{importMessages.wrongRatings(wrongRatings)}</p> : null}
      {rows.length > 0 ? (
        <details className={details}>
          <summary>{importMessages.leftOut(totalOf(rows))}</summary>
          <ul className={reasons}>
            {rows.map((left) => (
              <li key={`${left.list} ${left.reason}`}>
                {importMessages.reason(importMessages.lists[left.list], left.count, reasonMessage(left, messages))}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  )
}
