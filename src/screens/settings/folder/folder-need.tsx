import { useState } from 'react'
import type { RemovalChoice } from '#domain/devices/exchange.ts'
import type { FolderNeed as Need } from '#domain/devices/folder-status.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { DialogForm, TitledDialog } from '#ui/dialog-parts.tsx'
import { useMessages } from '#wiring/app/use-messages.ts'
import type { SyncSnapshot } from '#wiring/devices/folder-status.ts'
import type { SendToSync } from '#wiring/flows/sync.ts'
import { Consent } from '../devices/consent.tsx'
import { PassphraseField } from '../devices/passphrase-field.tsx'

const box = css({
  stack: '3',
  alignItems: 'flex-start',
  padding: '4',
  borderRadius: 'card',
  background: 'accent.soft',
  fontSize: 'sm',
  '& form': { width: 'full' },
})

interface FolderNeedProps {
  readonly need: Need
  readonly snapshot: SyncSnapshot
  readonly send: SendToSync
}

/** What only the user can solve, with the click that solves it. */
export const FolderNeed = ({ need, snapshot, send }: FolderNeedProps) => {
  const { hint } = useMessages().folder.needs[need]
  return (
    <div className={box}>
      <p>{hint}</p>
      <Act need={need} snapshot={snapshot} send={send} />
    </div>
  )
}

const Act = ({ need, snapshot, send }: FolderNeedProps) => {
  const { act } = useMessages().folder.needs[need]
  switch (need) {
    case 'permission':
      return (
        <Button variant="solid" onClick={() => send({ type: 'permission requested' })}>
          {act}
        </Button>
      )
    case 'no passphrase':
      return <Unlocking act={act} snapshot={snapshot} send={send} />
    case 'removals':
      return <Removals act={act} snapshot={snapshot} send={send} />
    case 'removed':
    case 'other library':
      return (
        <Button variant="solid" onClick={() => send({ type: 'rejoining requested' })}>
          {act}
        </Button>
      )
    default:
      return <Button onClick={() => send({ type: 'sync requested' })}>{act}</Button>
  }
}

interface ActProps extends Omit<FolderNeedProps, 'need'> {
  readonly act: string
}

const Unlocking = ({ act, snapshot, send }: ActProps) => {
  const { sealed } = useMessages().devices
  const [passphrase, setPassphrase] = useState('')
  const isWrong = snapshot.matches({ connected: { 'needs person': { passphrase: 'wrong' } } })
  return (
    <DialogForm onSubmit={() => send({ type: 'passphrase given', passphrase })}>
      <PassphraseField value={passphrase} onChange={setPassphrase} problem={isWrong ? sealed.wrong : null} />
      <div>
        <Button
          type="submit"
          variant="solid"
          disabled={passphrase === '' || snapshot.matches({ connected: { 'needs person': 'unlocking' } })}
        >
          {act}
        </Button>
      </div>
    </DialogForm>
  )
}

const Removals = ({ act, snapshot, send }: ActProps) => {
  const { title } = useMessages().devices.consent
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<RemovalChoice>('later')
  const close = () => setOpen(false)
  const confirm = () => {
    close()
    if (chosen !== 'later') send({ type: 'removals answered', removals: chosen })
  }
  return (
    <>
      <Button variant="solid" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {act}
      </Button>
      <TitledDialog open={isOpen} onClose={close} title={title} size="form">
        <Consent
          amount={snapshot.context.removals}
          chosen={chosen}
          onChoose={setChosen}
          onConfirm={confirm}
          onCancel={close}
        />
      </TitledDialog>
    </>
  )
}
