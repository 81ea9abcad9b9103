import { CloudDownload } from 'lucide-react'
import { useSectionMessages } from '#components/use-section-messages.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { Progress } from '#ui/progress.tsx'
import type { LoadedFacts } from '#wiring/flows/film-facts.ts'
import { useMessages } from '#wiring/use-messages.ts'

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '2',
  padding: '3',
  borderRadius: 'card',
  background: 'raised',
  fontSize: 'sm',
  '& > svg': { width: '5', height: '5', color: 'fg.muted' },
})
const text = css({ flexGrow: '1', flexBasis: '[16rem]', minWidth: '0' })
const bar = css({ marginTop: '2' })

interface FactsProgressProps {
  readonly loaded: LoadedFacts
  readonly total: number
  /** Says how many films lack what; people, countries and languages by default. */
  readonly missingText?: (count: number) => string
}

/** How much about the films is still unknown, and the progress of loading it. Nothing when all is known. */
export const FactsProgress = ({
  loaded: { state, missing, pause, resume },
  total,
  missingText,
}: FactsProgressProps) => {
  const { facts: messages } = useSectionMessages('statistics')
  const { app } = useMessages()
  if (missing === 0 && state !== 'failed') return null
  const notes = { paused: messages.paused, waiting: messages.waiting, failed: messages.failed }
  const note = state === 'paused' || state === 'waiting' || state === 'failed' ? notes[state] : ''
  return (
    <div className={row}>
      <CloudDownload aria-hidden="true" />
      <div className={text}>
        <p>
          {(missingText ?? messages.missing)(missing)} {note}
        </p>
        <div className={bar}>
          <Progress label={messages.label} percent={Math.floor((100 * (total - missing)) / Math.max(1, total))} />
        </div>
      </div>
      {state === 'loading' || state === 'looking' || state === 'waiting' ? (
        <Button onClick={pause}>{messages.pause}</Button>
      ) : (
        <Button onClick={resume}>{state === 'failed' ? app.retry : messages.resume}</Button>
      )}
    </div>
  )
}
