import { useState } from 'react'
import { createSettingsCommands } from '#commands/settings.ts'
import type { ChangeScope } from '#domain/devices/exchange.ts'
import { Button } from '#ui/button.tsx'
import { DialogActions, TitledDialog } from '#ui/dialog-parts.tsx'
import { quiet } from '#ui/texts.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { thenLook } from '#wiring/devices/shared-library.ts'
import { ScopeChoice } from '../devices/scope-choice.tsx'

export const ResetDialog = ({ onClose }: { onClose: () => void }) => {
  const app = useApp()
  const messages = useMessages().settings
  const [scope, setScope] = useState<ChangeScope>('everywhere')
  return (
    <TitledDialog open onClose={onClose} title={messages.reset} size="small">
      <p className={quiet}>{messages.resetQuestion}</p>
      <ScopeChoice chosen={scope} onChoose={setScope} />
      <DialogActions>
        <Button onClick={onClose}>{messages.deletion.cancel}</Button>
        <Button
          variant="solid"
          onClick={() => {
            void thenLook(app)(app.lazy.get(createSettingsCommands).reset(scope))
            onClose()
          }}
        >
          {messages.reset}
        </Button>
      </DialogActions>
    </TitledDialog>
  )
}
