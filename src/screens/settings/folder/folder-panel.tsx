import { KeyRound, Pause, Play, RefreshCw, Unplug } from 'lucide-react'
import { FolderIcon } from '#components/folder/folder-icon.tsx'
import { useAgo } from '#components/folder/use-ago.ts'
import type { FolderStatus } from '#domain/devices/folder-status.ts'
import { folderStatusLine, folderStatusText } from '#i18n/folder-messages.ts'
import { css, cx } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { useIsNarrow } from '#ui/hooks/use-screen-width.ts'
import { quietNote } from '#ui/texts.ts'
import { visuallyHidden } from '#ui/visually-hidden.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import type { SyncSnapshot } from '#wiring/devices/folder-status.ts'
import type { SendToSync } from '#wiring/flows/sync.ts'
import { FolderDevices } from './folder-devices.tsx'
import { FolderNeed } from './folder-need.tsx'
import { FolderNews } from './folder-news.tsx'
import { JoiningResult } from './joining-result.tsx'

const line = css({
  row: '2',
  fontWeight: 'medium',
  overflowWrap: 'anywhere',
  '& svg': { width: '5', height: '5', flexShrink: '0' },
})
const asking = css({ color: 'accent' })
const actions = css({ wrap: '2' })

export interface FolderPanelProps {
  readonly status: FolderStatus
  readonly snapshot: SyncSnapshot
  readonly send: SendToSync
}

/** A connected folder: how it stands, what can be done, and which devices write to it. */
export const FolderPanel = ({ status, snapshot, send }: FolderPanelProps) => {
  const messages = useMessages().folder
  const isNarrow = useIsNarrow()
  const { hints } = messages
  const { joined } = snapshot.context
  const isAsking = status.kind === 'needs person'
  return (
    <>
      <p className={cx(line, isAsking && asking)}>
        <FolderIcon kind={status.kind} />
        {folderStatusLine(messages, status, useAgo())}
      </p>
      {/* The sidebar says it where there is one. */}
      {isNarrow ? (
        <p className={visuallyHidden} role="status">
          {folderStatusText(messages, status)}
        </p>
      ) : null}
      {status.kind in hints && !isAsking ? <Hint kind={status.kind} /> : null}
      {isAsking ? <FolderNeed need={status.need} snapshot={snapshot} send={send} /> : null}
      {joined ? <JoiningResult outcome={joined} snapshot={snapshot} send={send} /> : null}
      <FolderNews snapshot={snapshot} />
      <Actions status={status} snapshot={snapshot} send={send} />
      <FolderDevices snapshot={snapshot} send={send} />
    </>
  )
}

const Hint = ({ kind }: Pick<FolderStatus, 'kind'>) => {
  const { hints } = useMessages().folder
  return kind === 'paused' || kind === 'trying again' || kind === 'newer version' ? (
    <p className={quietNote}>{hints[kind]}</p>
  ) : null
}

const Actions = ({ status, snapshot, send }: FolderPanelProps) => {
  const messages = useMessages().folder
  const isSyncing = snapshot.hasTag('syncing')
  const isPaused = status.kind === 'paused'
  return (
    <div className={actions}>
      {isPaused ? (
        <Button variant="solid" onClick={() => send({ type: 'resumed' })}>
          <Play aria-hidden="true" />
          {messages.resume}
        </Button>
      ) : (
        <>
          <Button disabled={isSyncing} onClick={() => send({ type: 'sync requested' })}>
            <RefreshCw aria-hidden="true" />
            {messages.syncNow}
          </Button>
          <Button onClick={() => send({ type: 'paused' })}>
            <Pause aria-hidden="true" />
            {messages.pause}
          </Button>
        </>
      )}
      {status.isSealed ? (
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => send({ type: 'passphrase change requested' })}>
          <KeyRound aria-hidden="true" />
          {messages.passphrase.act}
        </Button>
      ) : null}
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => send({ type: 'disconnecting requested' })}>
        <Unplug aria-hidden="true" />
        {messages.disconnect}
      </Button>
    </div>
  )
}
