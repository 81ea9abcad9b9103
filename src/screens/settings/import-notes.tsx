import type { ImportPlan, LeftOut } from '#domain/imports.ts'
import type { Messages } from '#i18n/messages.ts'
import { listed } from '#i18n/numbers.ts'
import { css } from '#styled/css'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { useValue } from '#wiring/use-value.ts'

const notes = css({ display: 'flex', flexDirection: 'column', gap: '2', fontSize: 'sm', lineHeight: 'snug' })
const details = css({ '& summary': { cursor: 'pointer', minHeight: '11', alignContent: 'center' } })
const reasons = css({ color: 'fg.muted', paddingInlineStart: '4' })

const reasonWords = ({ reason }: LeftOut, { import: words, settings }: Messages): string => {
  switch (reason) {
    case 'apiKey':
    case 'region':
    case 'language':
    case 'includeAdult':
    case 'theme':
    case 'keyShortcuts':
      return words.reasons.setting(settings.fields[reason])
    default:
      return words.reasons[reason]
  }
}

export const ImportNotes = ({ plan, leftOut }: { plan: ImportPlan; leftOut: readonly LeftOut[] }) => {
  const app = useApp()
  const messages = useMessages()
  const language = useValue(app.language)
  const words = messages.import
  const rows = leftOut.reduce((sum, { count }) => sum + count, 0)
  const fields = plan.settings.map((name) => messages.settings.fields[name])
  return (
    <div className={notes}>
      <p>{fields.length === 0 ? words.noSettingsChange : words.settingsChange(listed(language, fields))}</p>
      {plan.renamed > 0 ? <p>{words.renamed(plan.renamed)}</p> : null}
      {plan.orphans > 0 ? <p>{words.orphans(plan.orphans)}</p> : null}
      {rows > 0 ? (
        <details className={details}>
          <summary>{words.leftOut(rows)}</summary>
          <ul className={reasons}>
            {leftOut.map((left) => (
              <li key={`${left.list} ${left.reason}`}>
                {words.reason(words.lists[left.list], left.count, reasonWords(left, messages))}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  )
}
