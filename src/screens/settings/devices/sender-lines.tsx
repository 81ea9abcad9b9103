import type { ReadExchange } from '#machines/receiving-from-device.ts'
import { css } from '#styled/css'
import { useSenderText } from './use-sender-text.ts'

const lines = css({ display: 'flex', flexDirection: 'column', gap: '1', overflowWrap: 'anywhere' })
const warning = css({ textStyle: 'note', color: 'fg.muted' })

/** Who sent a file and when, with a warning about a clock that is ahead. */
export const SenderLines = ({ reading }: { reading: ReadExchange }) => {
  const { from, clock } = useSenderText(reading)
  return (
    <div className={lines}>
      <p>{from}</p>
      {clock === null ? null : <p className={warning}>{clock}</p>}
    </div>
  )
}
