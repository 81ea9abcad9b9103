import { FolderSync } from 'lucide-react'
import { Suspense } from 'react'
import { lazyComponent } from '#components/loading/lazy-component.tsx'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { quietNote } from '#ui/texts.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import type { SyncSnapshot } from '#wiring/devices/folder-status.ts'
import { useSync } from '#wiring/flows/sync.ts'
import { row, rowText } from '../styles.ts'
import { FolderPanel } from './folder-panel.tsx'

const ConnectingDialog = lazyComponent(() =>
  import('./connecting-dialog.tsx').then((module) => module.ConnectingDialog),
)
const DisconnectingDialog = lazyComponent(() =>
  import('./disconnecting-dialog.tsx').then((module) => module.DisconnectingDialog),
)
const PassphraseDialog = lazyComponent(() =>
  import('./passphrase-dialog.tsx').then((module) => module.PassphraseDialog),
)

const part = css({
  stack: '3',
  paddingBottom: '4',
  borderBottomWidth: 'thin',
  borderColor: 'line',
})
const heading = css({ textStyle: 'label' })

/** The folder that keeps a user's devices together, where the browser lets pages use folders. */
export const FolderPart = () => {
  const messages = useMessages().folder
  const isSupported = useApp().storage.folderAccess !== undefined
  return (
    <section className={part} aria-label={messages.heading}>
      <h4 className={heading}>{messages.heading}</h4>
      {isSupported ? <Folder /> : <p className={quietNote}>{messages.unsupported}</p>}
    </section>
  )
}

/** A restore point comes before joining, and before a yes to removals. */
const isAsking = (snapshot: SyncSnapshot): boolean =>
  snapshot.matches('connecting') || snapshot.matches({ protecting: 'unprotected' })

const Folder = () => {
  const messages = useMessages().folder
  const [snapshot, send] = useSync()
  const status = useValue(useApp().view.folderStatus)
  const isJoining = snapshot.matches('protecting') && snapshot.context.found !== null
  return (
    <>
      {snapshot.matches({ off: 'undone' }) ? (
        <p className={quietNote} role="status">
          {messages.joined.undone}
        </p>
      ) : null}
      {status ? (
        <FolderPanel status={status} snapshot={snapshot} send={send} />
      ) : (
        <div className={row}>
          <p className={rowText}>{messages.intro}</p>
          <Button
            aria-haspopup="dialog"
            disabled={snapshot.matches('looking')}
            onClick={() => send({ type: 'connecting requested' })}
          >
            <FolderSync aria-hidden="true" />
            {messages.connect}
          </Button>
        </div>
      )}
      {isAsking(snapshot) || isJoining ? (
        <Suspense>
          <ConnectingDialog snapshot={snapshot} send={send} />
        </Suspense>
      ) : null}
      {snapshot.matches('changing passphrase') ? (
        <Suspense>
          <PassphraseDialog snapshot={snapshot} send={send} />
        </Suspense>
      ) : null}
      {snapshot.matches('disconnecting') ? (
        <Suspense>
          <DisconnectingDialog snapshot={snapshot} send={send} />
        </Suspense>
      ) : null}
    </>
  )
}
