import { createBackupCommands } from '#commands/backup.ts'
import { recordsMessage } from '#components/list/records-messages.ts'
import { settingsHref } from '#domain/movie/addresses.ts'
import type { RecordsStatus } from '#stores/records/lifecycle.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { FootBanner } from './foot-banner.tsx'

/** Only Settings mentions them. */
const oneCopyWorks: ReadonlySet<RecordsStatus['kind']> = new Set([
  'database blocked',
  'local storage stuck',
  'only in database',
])

export const RecordsBanner = () => {
  const { records } = useApp()
  const status = useValue(records.status)
  const messages = useMessages().records
  const message = recordsMessage(status, messages)
  if (message === null || oneCopyWorks.has(status.kind)) return null
  const isDismissible = status.kind === 'refused' || status.kind === 'restored' || status.kind === 'unreadable'
  return (
    <FootBanner
      tone="warning"
      action={<Actions status={status} />}
      isStacked={status.kind === 'lists lost' || status.kind === 'newer schema'}
      {...(isDismissible ? { dismiss: messages.dismiss, onDismiss: records.acknowledge } : {})}
    >
      {message}
    </FootBanner>
  )
}

/** An empty list is never offered for export: it could replace the file of a full one. */
const Actions = ({ status }: { status: RecordsStatus }) => {
  const { records, platform } = useApp()
  const { app } = useCoreMessages()
  const messages = useMessages().records
  switch (status.kind) {
    case 'lists out of reach':
      return <Button onClick={platform.reload}>{app.retry}</Button>
    case 'lists lost':
      return (
        <>
          <ButtonLink to={settingsHref('import')}>{messages.importBackup}</ButtonLink>
          <Button onClick={records.acceptLoss}>{messages.startEmpty}</Button>
        </>
      )
    case 'newer schema':
      return (
        <>
          <Button onClick={platform.reload}>{messages.reload}</Button>
          {status.hasLists ? <ExportButton /> : null}
        </>
      )
    default:
      return <ExportButton />
  }
}

const ExportButton = () => {
  const app = useApp()
  return (
    <Button onClick={() => void app.lazy.get(createBackupCommands).exportData({ includeApiKey: false })}>
      {useMessages().records.export}
    </Button>
  )
}
