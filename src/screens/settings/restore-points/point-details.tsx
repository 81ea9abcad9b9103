import { type ImportPlan, reviewedLists } from '#domain/backup/backup-import.ts'
import { changesAnything } from '#domain/backup/restored.ts'
import { formatList } from '#i18n/numbers.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { problem, quietText } from '#ui/texts.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { useIsShared } from '#wiring/devices/shared-library.ts'
import type { RestoringSnapshot, SendToRestoring } from '#wiring/flows/restoring.ts'
import { CountsRow, CountsTable } from '../backup/counts-table.tsx'

const part = css({ stack: '4' })
const buttons = css({ wrap: '3', '& > button': { flexGrow: { base: '1', md: '0' } } })

const changes = ['added', 'replaced', 'removed'] as const

interface PointDetailsProps {
  readonly snapshot: RestoringSnapshot
  readonly send: SendToRestoring
}

export const PointDetails = ({ snapshot, send }: PointDetailsProps) => {
  const messages = useMessages().restore
  const isShared = useIsShared()
  const { comparison } = snapshot.context
  if (snapshot.matches('unreadable')) {
    return (
      <p className={problem} role="alert">
        {messages.unreadable}
      </p>
    )
  }
  if (!comparison) return <p className={quietText}>{messages.comparing}</p>
  const { everything, missing } = comparison
  if (!changesAnything(everything)) return <p className={quietText}>{messages.same}</p>
  const isBusy = snapshot.hasTag('busy')
  return (
    <div className={part}>
      <Differences plan={everything} />
      {snapshot.matches({ compared: 'refused' }) ? (
        <p className={problem} role="alert">
          {messages.refused}
        </p>
      ) : null}
      <div className={buttons}>
        <Button
          variant="solid"
          disabled={isBusy || !changesAnything(missing)}
          onClick={() => send({ type: 'restore requested', extent: 'missing', isShared })}
        >
          {messages.missing}
        </Button>
        <Button disabled={isBusy} onClick={() => send({ type: 'restore requested', extent: 'everything', isShared })}>
          {messages.all}
        </Button>
      </div>
      <p className={quietText}>{isBusy ? messages.restoring : messages.hint}</p>
    </div>
  )
}

const Differences = ({ plan }: { plan: ImportPlan }) => {
  const messages = useMessages().restore
  const { lists, count } = useMessages().import
  const { settingNames } = useCoreMessages()
  const language = useValue(useApp().language.current)
  const changed = reviewedLists.filter((list) => changes.some((change) => plan.lists[list][change] > 0))
  const settings = plan.settings.map((name) => settingNames[name])
  return (
    <>
      {changed.length > 0 ? (
        <CountsTable caption={messages.differences} columns={changes.map((change) => messages.changes[change])}>
          {changed.map((list) => (
            <CountsRow key={list} name={lists[list]}>
              {changes.map((change) => (
                <td key={change}>{count({ count: plan.lists[list][change] })}</td>
              ))}
            </CountsRow>
          ))}
        </CountsTable>
      ) : null}
      {settings.length > 0 ? (
        <p className={quietText}>{messages.settings({ fields: formatList(language, settings) })}</p>
      ) : null}
    </>
  )
}
