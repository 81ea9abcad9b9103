import { useState } from 'react'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { DialogActions, DialogForm } from '#ui/dialog-parts.tsx'
import { useMessages } from '#wiring/app/use-messages.ts'
import { PassphraseField } from './passphrase-field.tsx'

const text = css({ color: 'fg.muted' })

interface UnsealingProps {
  /** Of a file, or of a folder. */
  readonly words: { readonly question: string; readonly wrong: string; readonly open: string }
  readonly isWrong: boolean
  readonly send: (
    event: { readonly type: 'passphrase given'; readonly passphrase: string } | { readonly type: 'canceled' },
  ) => void
}

/** Asks for the passphrase of what another device sealed. */
export const Unsealing = ({ words, isWrong, send }: UnsealingProps) => {
  const { cancel } = useMessages().devices
  const [passphrase, setPassphrase] = useState('')
  return (
    <DialogForm onSubmit={() => send({ type: 'passphrase given', passphrase })}>
      <p className={text}>{words.question}</p>
      <PassphraseField value={passphrase} onChange={setPassphrase} problem={isWrong ? words.wrong : null} />
      <DialogActions>
        <Button onClick={() => send({ type: 'canceled' })}>{cancel}</Button>
        <Button type="submit" variant="solid" disabled={passphrase === ''}>
          {words.open}
        </Button>
      </DialogActions>
    </DialogForm>
  )
}
