import type { ReadExchange } from '#machines/receiving-from-device.ts'
import { css } from '#styled/css'
import { quietNote } from '#ui/texts.ts'
import { useSenderText } from './use-sender-text.ts'

const lines = css({ stack: '1', overflowWrap: 'anywhere' })

/** Who sent a file and when, with a warning about a clock that is ahead. */
export const SenderLines = ({ reading }: { reading: ReadExchange }) => {
  const { from, clock } = useSenderText(reading)
  return (
    <div className={lines}>
      <p>{from}</p>
      {clock === null ? null : <p className={quietNote}>{clock}</p>}
    </div>
  )
}
