import { Download } from 'lucide-react'
import { useState } from 'react'
import { createBackupCommands } from '#commands/backup.ts'
import type { ChangeScope } from '#domain/devices/exchange.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { DialogActions, TitledDialog } from '#ui/dialog-parts.tsx'
import { problem } from '#ui/texts.ts'
import { useFlowEnd } from '#wiring/app/use-flow.ts'
import { useLazy } from '#wiring/app/use-lazy.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useIsShared } from '#wiring/devices/shared-library.ts'
import { useDeletingEverything } from '#wiring/flows/deleting-everything.ts'
import { ScopeChoice } from '../devices/scope-choice.tsx'
import { row } from '../styles.ts'

const question = css({ color: 'fg.muted', overflowWrap: 'anywhere' })

export const DeleteDialog = ({ onClose }: { onClose: () => void }) => {
  const { exportData } = useLazy(createBackupCommands)
  const messages = useMessages().settings.deletion
  const [snapshot, send] = useDeletingEverything()
  const isShared = useIsShared()
  const [scope, setScope] = useState<ChangeScope>('here')
  const isDeleting = snapshot.matches('deleting')
  const cancel = () => send({ type: 'canceled' })
  useFlowEnd(snapshot, onClose)
  return (
    <TitledDialog open onClose={cancel} title={messages.heading} size="small">
      <p className={question}>{messages.question}</p>
      <div className={row}>
        <p>{messages.exportFirst}</p>
        <Button onClick={() => void exportData({ includeApiKey: false })}>
          <Download aria-hidden="true" />
          {messages.export}
        </Button>
      </div>
      {isShared ? <ScopeChoice chosen={scope} disabled={isDeleting} onChoose={setScope} /> : null}
      {snapshot.matches({ asking: 'refused' }) ? (
        <p className={problem} role="alert">
          {messages.failed}
        </p>
      ) : null}
      <DialogActions>
        <Button disabled={isDeleting} onClick={cancel}>
          {messages.cancel}
        </Button>
        <Button
          variant="danger"
          disabled={isDeleting}
          onClick={() => send({ type: 'confirmed', scope: isShared ? scope : null })}
        >
          {isDeleting ? messages.deleting : messages.confirm}
        </Button>
      </DialogActions>
    </TitledDialog>
  )
}
