import { useState } from 'react'
import type { JoiningEvent } from '#machines/joining.ts'
import { Button } from '#ui/button.tsx'
import { DialogActions, DialogForm } from '#ui/dialog-parts.tsx'
import { quiet } from '#ui/texts.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { PassphraseField } from './passphrase-field.tsx'

interface UnsealingProps {
  readonly isWrong: boolean
  readonly send: (event: JoiningEvent) => void
}

/** Asks for the passphrase of what another device sealed. */
export const Unsealing = ({ isWrong, send }: UnsealingProps) => {
  const { cancel, sealed } = useMessages().devices
  const [passphrase, setPassphrase] = useState('')
  return (
    <DialogForm onSubmit={() => send({ type: 'passphrase given', passphrase })}>
      <p className={quiet}>{sealed.question}</p>
      <PassphraseField value={passphrase} onChange={setPassphrase} problem={isWrong ? sealed.wrong : null} />
      <DialogActions>
        <Button onClick={() => send({ type: 'canceled' })}>{cancel}</Button>
        <Button type="submit" variant="solid" disabled={passphrase === ''}>
          {sealed.open}
        </Button>
      </DialogActions>
    </DialogForm>
  )
}
