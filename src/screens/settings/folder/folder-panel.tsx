import { KeyRound, Pause, Play, RefreshCw, Unplug } from 'lucide-react'
import { FolderIcon } from '#components/folder/folder-icon.tsx'
import { useAgo } from '#components/folder/use-ago.ts'
import type { WaitingFile } from '#domain/devices/folder.ts'
import type { FolderStatus } from '#domain/devices/folder-status.ts'
import { folderStatusLine, folderStatusText } from '#i18n/folder-messages.ts'
import type { OtherMessages } from '#messages/types.ts'
import { css, cx } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { useIsNarrow } from '#ui/hooks/use-screen-width.ts'
import { quietNote } from '#ui/texts.ts'
import { visuallyHidden } from '#ui/visually-hidden.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import type { SyncSnapshot } from '#wiring/devices/folder-status.ts'
import type { SendToSync } from '#wiring/flows/sync.ts'
import { MergeSummary } from '../devices/merge-summary.tsx'
import { useAmountOfTime } from '../devices/use-amount-of-time.ts'
import { FolderDevices } from './folder-devices.tsx'
import { FolderNeed } from './folder-need.tsx'

const line = css({
  row: '2',
  fontWeight: 'medium',
  overflowWrap: 'anywhere',
  '& svg': { width: '5', height: '5', flexShrink: '0' },
})
const asking = css({ color: 'accent' })
const actions = css({ wrap: '2' })
const notes = css({ textStyle: 'note', color: 'fg.muted', overflowWrap: 'anywhere' })

const textOf = ({ deviceName, problem }: WaitingFile, { waitingFiles }: OtherMessages['folder']): string => {
  const device = deviceName || waitingFiles.someDevice
  switch (problem) {
    case 'incomplete':
    case 'not sealed':
    case 'unknown key':
      return waitingFiles[problem]({ device })
    default:
      return waitingFiles.unreadable({ device })
  }
}

interface FolderPanelProps {
  readonly status: FolderStatus
  readonly snapshot: SyncSnapshot
  readonly send: SendToSync
}

/** A connected folder: how it stands, what can be done, and which devices write to it. */
export const FolderPanel = ({ status, snapshot, send }: FolderPanelProps) => {
  const messages = useMessages().folder
  const isNarrow = useIsNarrow()
  const { hints } = messages
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
      <JoiningResult snapshot={snapshot} send={send} />
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

/** What joining the folder changed here, and its Undo. */
const JoiningResult = ({ snapshot, send }: Omit<FolderPanelProps, 'status'>) => {
  const { joined } = useMessages().folder
  const outcome = snapshot.context.joined
  if (!outcome) return null
  return (
    <MergeSummary
      outcome={outcome}
      words={joined}
      hasUndoFailed={snapshot.matches({ connected: 'undo refused' })}
      isBusy={snapshot.hasTag('syncing')}
      onUndo={() => send({ type: 'joining undo requested' })}
    />
  )
}

/** What the last round found odd: files that wait, and a clock that is ahead. */
const FolderNews = ({ snapshot }: { snapshot: SyncSnapshot }) => {
  const messages = useMessages().folder
  const { clock } = useMessages().devices
  const amountText = useAmountOfTime()
  const { news } = snapshot.context
  if (!news) return null
  const texts = [
    ...new Set(news.waitingFiles.map((file) => textOf(file, messages))),
    ...(news.minutesAhead === null ? [] : [clock({ amount: amountText(news.minutesAhead) })]),
  ]
  if (texts.length === 0) return null
  return (
    <ul className={notes}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
