import type { WaitingFile } from '#domain/devices/folder.ts'
import type { OtherMessages } from '#messages/types.ts'
import { css } from '#styled/css'
import { useMessages } from '#wiring/app/use-messages.ts'
import type { SyncSnapshot } from '#wiring/devices/folder-status.ts'
import { useAmountOfTime } from '../devices/use-amount-of-time.ts'

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

/** What the last round found odd: files that wait, and a clock that is ahead. */
export const FolderNews = ({ snapshot }: { snapshot: SyncSnapshot }) => {
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
