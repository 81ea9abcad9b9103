import { Send } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { lazyComponent } from '#components/loading/lazy-component.tsx'
import { settingsAnchors } from '#domain/movie/addresses.ts'
import { css } from '#styled/css'
import { field } from '#styled/recipes/field.js'
import { Button } from '#ui/button.tsx'
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
  const id = useId()
  const styles = field()
  const save = () => {
    if (draft !== null) setDeviceName(draft.trim())
    setDraft(null)
  }
  return (
    <form
      className={styles.root}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <label className={styles.label} htmlFor={id}>
        {messages.name}
      </label>
      <input
        id={id}
        className={styles.input}
        type="text"
        dir="auto"
        autoComplete="off"
        maxLength={maxLength}
        value={draft ?? name}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={save}
        aria-describedby={`${id}-hint`}
      />
      <p id={`${id}-hint`} className={styles.note}>
        {messages.nameHint}
      </p>
    </form>
  )
}
