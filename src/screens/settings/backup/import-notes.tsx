import type { ImportPlan, LeftOut } from '#domain/backup/backup-import.ts'
import { formatList } from '#i18n/numbers.ts'
import type { CoreMessages, OtherMessages } from '#messages/types.ts'
import { css } from '#styled/css'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'

const notes = css({ stack: '2', fontSize: 'sm', lineHeight: 'snug' })
const details = css({ '& summary': { cursor: 'pointer', minHeight: '11', alignContent: 'center' } })
const reasons = css({ color: 'fg.muted', paddingInlineStart: '4' })

type LeftOutRow = LeftOut & { readonly reason: Exclude<LeftOut['reason'], 'wrong rating'> }

const isRow = (left: LeftOut): left is LeftOutRow => left.reason !== 'wrong rating'

const totalOf = (parts: readonly LeftOut[]): number => parts.reduce((sum, { count }) => sum + count, 0)

type SettingNames = CoreMessages['settingNames']

const reasonMessage = (
  { reason }: LeftOutRow,
  messages: OtherMessages['import'],
  settingNames: SettingNames,
): string => {
  switch (reason) {
    case 'apiKey':
    case 'region':
    case 'language':
    case 'includeAdult':
    case 'theme':
    case 'keyShortcuts':
    case 'services':
    case 'releaseKinds':
    case 'neverShow':
      return messages.reasons.setting({ field: settingNames[reason] })
    default:
      return messages.reasons[reason]
  }
}

export const ImportNotes = ({ plan, leftOut }: { plan: ImportPlan; leftOut: readonly LeftOut[] }) => {
  const app = useApp()
  const messages = useMessages().import
  const { settingNames } = useCoreMessages()
  const language = useValue(app.language.current)
  const rows = leftOut.filter(isRow)
  const wrongRatings = totalOf(leftOut.filter((left) => !isRow(left)))
  const changed = plan.settings.map((name) => settingNames[name])
  return (
    <div className={notes}>
      <p>
        {changed.length === 0
          ? messages.noSettingsChange
          : messages.settingsChange({ fields: formatList(language, changed) })}
      </p>
      {plan.renamed > 0 ? <p>{messages.renamed({ count: plan.renamed })}</p> : null}
      {plan.orphans > 0 ? <p>{messages.orphans({ count: plan.orphans })}</p> : null}
      {wrongRatings > 0 ? <p>{messages.wrongRatings({ count: wrongRatings })}</p> : null}
      {rows.length > 0 ? (
        <details className={details}>
          <summary>{messages.leftOut({ count: totalOf(rows) })}</summary>
          <ul className={reasons}>
            {rows.map((left) => (
              <li key={`${left.list} ${left.reason}`}>
                {messages.reason({
                  list: messages.lists[left.list],
                  count: left.count,
                  reason: reasonMessage(left, messages, settingNames),
                })}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  )
}
