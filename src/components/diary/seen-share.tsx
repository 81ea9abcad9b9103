import type { Share } from '#domain/statistics/completeness.ts'
import { css } from '#styled/css'
import { quietNote } from '#ui/texts.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { Ring } from './ring.tsx'

const row = css({ row: '3', '& > svg': { flexShrink: '0' } })

interface SeenShareProps {
  readonly share: Share
  /** What is counted. */
  readonly label: string
}

/** A ring and '3 of 8 seen'. Nothing of movies that nobody can have seen. */
export const SeenShare = ({ share: { watched, total }, label }: SeenShareProps) => {
  const messages = useMessages().statistics
  if (total === 0) return null
  return (
    <div className={row}>
      <Ring part={watched} whole={total} size={40} />
      <div>
        <p>{messages.seen({ watched, total })}</p>
        <p className={quietNote}>{label}</p>
      </div>
    </div>
  )
}
