import { FolderInput } from 'lucide-react'
import { Suspense, useRef } from 'react'
import { lazyComponent } from '#components/loading/lazy-component.tsx'
import { exchangeProblemMessage } from '#i18n/exchange-messages.ts'
import type { OtherMessages } from '#messages/types.ts'
import { css, cx } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { useMessages } from '#wiring/app/use-messages.ts'
import { type ReceivingSnapshot, useReceiving } from '#wiring/flows/receiving-from-device.ts'
import { row, rowText } from '../row.ts'
import { MergeResult } from './merge-result.tsx'
import { SenderLines } from './sender-lines.tsx'

const JoiningDialog = lazyComponent(() => import('./joining-dialog.tsx').then((module) => module.JoiningDialog))

// It must be there before it says something, but then takes no room.
const progressRow = css({ '&:has(> p:empty)': { position: 'absolute' } })
const problemLook = css({ color: 'danger', fontSize: 'sm', overflowWrap: 'anywhere' })

const progressText = (snapshot: ReceivingSnapshot, messages: OtherMessages['devices']): string | null => {
  if (snapshot.matches('reading')) return messages.reading
  if (snapshot.matches({ protecting: 'keeping a restore point' })) return messages.restorePoint
  if (snapshot.matches('merging')) return messages.merging
  return snapshot.matches('undoing') ? messages.undoing : null
}

/** One file at a time. */
const takesFile = (snapshot: ReceivingSnapshot): boolean => snapshot.matches('choosing') || snapshot.matches('reading')

export const ReceivingPart = () => {
  const messages = useMessages().devices
  const [snapshot, send] = useReceiving()
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { problem, reading } = snapshot.context
  const progress = progressText(snapshot, messages)
  return (
    <>
      <div className={row}>
        <p className={rowText}>{messages.receiveHint}</p>
        <Button ref={button} onClick={() => field.current?.click()} disabled={!takesFile(snapshot)}>
          <FolderInput aria-hidden="true" />
          {messages.receive}
        </Button>
        <input
          ref={field}
          type="file"
          hidden
          aria-label={messages.receive}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) send({ type: 'file chosen', file })
            // Cleared, so that the same file can be chosen again.
            event.target.value = ''
          }}
        />
      </div>
      <div className={cx(row, progressRow)}>
        <p className={rowText} role="status">
          {progress}
        </p>
        {snapshot.matches('reading') ? (
          <Button
            variant="quiet"
            onClick={() => {
              button.current?.focus()
              send({ type: 'canceled' })
            }}
          >
            {messages.cancel}
          </Button>
        ) : null}
      </div>
      {snapshot.matches({ choosing: 'refused' }) && problem ? (
        <p className={problemLook} role="alert">
          {exchangeProblemMessage(messages, problem)}
        </p>
      ) : null}
      <MergeResult snapshot={snapshot} send={send} onGone={() => button.current?.focus()} />
      {snapshot.matches('asking') || snapshot.matches({ protecting: 'unprotected' }) ? (
        <Suspense>
          <JoiningDialog
            snapshot={snapshot}
            send={send}
            comparison={reading?.comparison ?? null}
            origin={reading ? <SenderLines reading={reading} /> : null}
          />
        </Suspense>
      ) : null}
    </>
  )
}
