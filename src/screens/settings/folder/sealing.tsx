import { useState } from 'react'
import { minPassphraseLength } from '#machines/sending-to-device.ts'
import { Button } from '#ui/button.tsx'
import { DialogActions, DialogForm } from '#ui/dialog-parts.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { PassphraseField } from '../devices/passphrase-field.tsx'
import type { ConnectingStepProps } from './connecting-dialog.tsx'

/** The API key leaves the browser only in a sealed folder, and after a yes. */
export const KeyChoice = ({ snapshot, send }: ConnectingStepProps) => {
  const { sealing } = useMessages().folder
  const hasKey = useValue(useApp().settings.current).apiKey !== ''
  return hasKey ? (
    <Checkbox
      label={sealing.key}
      hint={sealing.keyHint}
      checked={snapshot.context.includesKey}
      onChange={(includesKey) => send({ type: 'key answered', includesKey })}
    />
  ) : null
}

/** The first device of a folder decides whether a passphrase seals it. */
export const Sealing = ({ snapshot, send }: ConnectingStepProps) => {
  const { sealing } = useMessages().folder
  const { cancel } = useMessages().devices
  const [passphrase, setPassphrase] = useState('')
  const { isSealing } = snapshot.context
  return (
    <DialogForm onSubmit={() => send({ type: 'set up', passphrase })}>
      <Checkbox
        label={sealing.seal}
        hint={sealing.sealHint}
        checked={isSealing}
        onChange={(isSealed) => send({ type: 'sealing answered', isSealed })}
      />
      {isSealing ? (
        <>
          <PassphraseField value={passphrase} onChange={setPassphrase} hint={sealing.passphraseHint} />
          <KeyChoice snapshot={snapshot} send={send} />
        </>
      ) : null}
      <DialogActions>
        <Button onClick={() => send({ type: 'canceled' })}>{cancel}</Button>
        <Button type="submit" variant="solid" disabled={isSealing && passphrase.length < minPassphraseLength}>
          {sealing.confirm}
        </Button>
      </DialogActions>
    </DialogForm>
  )
}
