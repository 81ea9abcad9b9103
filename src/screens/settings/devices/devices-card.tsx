import { Send } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyComponent } from '#components/loading/lazy-component.tsx'
import { settingsAnchors } from '#domain/movie/addresses.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { quietNote } from '#ui/texts.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useLazy } from '#wiring/app/use-lazy.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { exchange } from '#wiring/devices/exchange.ts'
import { FolderPart } from '../folder/folder-part.tsx'
import { SettingsCard } from '../settings-card.tsx'
import { row, rowText } from '../styles.ts'
import { ReceivingPart } from './receiving-part.tsx'

const SendingDialog = lazyComponent(() => import('./sending-dialog.tsx').then((module) => module.SendingDialog))

const reveals = css({
  fontSize: 'sm',
  lineHeight: 'snug',
  '& summary': { cursor: 'pointer', minHeight: '11', alignContent: 'center' },
  '& p': { color: 'fg.muted', marginBottom: '2' },
})

const maxLength = 60

/** Moving the library between devices by a file. */
export const DevicesCard = () => {
  const { records, lists } = useApp()
  const messages = useMessages().devices
  const areReady = useValue(lists.areReady)
  const hasDatabase = useValue(records.hasDatabase)
  return (
    <SettingsCard title={messages.heading} note={messages.note} anchor={settingsAnchors.devices}>
      {areReady && !hasDatabase ? <p className={quietNote}>{messages.noDatabase}</p> : <Exchange />}
    </SettingsCard>
  )
}

const Exchange = () => {
  const messages = useMessages().devices
  const [isSending, setSending] = useState(false)
  return (
    <>
      <FolderPart />
      <DeviceName />
      <div className={row}>
        <p className={rowText}>{messages.sendHint}</p>
        <Button aria-haspopup="dialog" onClick={() => setSending(true)}>
          <Send aria-hidden="true" />
          {messages.send}
        </Button>
      </div>
      <ReceivingPart />
      <details className={reveals}>
        <summary>{messages.reveals.title}</summary>
        <p>{messages.reveals.open}</p>
        <p>{messages.reveals.sealed}</p>
      </details>
      {isSending ? (
        <Suspense>
          <SendingDialog onClose={() => setSending(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

const DeviceName = () => {
  const { deviceName, setDeviceName } = useLazy(exchange)
  const messages = useMessages().devices
  const [draft, setDraft] = useState<string | null>(null)
  const name = useValue(deviceName)
  const save = () => {
    if (draft !== null) setDeviceName(draft.trim())
    setDraft(null)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <TextField
        label={messages.name}
        hint={messages.nameHint}
        maxLength={maxLength}
        value={draft ?? name}
        onChange={setDraft}
        onBlur={save}
      />
    </form>
  )
}
