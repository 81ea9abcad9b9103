import { CloudDownload } from 'lucide-react'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { Progress } from '#ui/progress.tsx'
import { useMessages } from '#wiring/app/use-messages.ts'
import type { LoadedFacts } from '#wiring/loading/movie-facts.ts'
import { useSectionMessages } from './use-section-messages.ts'

// Comes and goes while the page is read: at its end and over its foot, where it shifts nothing.
const row = css({
  order: '1',
  position: 'sticky',
  bottom: { base: 'above-bar', md: '4' },
  zIndex: 'overlay',
  'body:has([data-selection-bar]) &': { position: 'static' },
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  width: 'full',
  maxWidth: 'form',
  padding: '3',
  layerStyle: 'floatingBar',

  fontSize: 'sm',
  '& > svg': { display: { base: 'none', md: 'block' }, width: '5', height: '5', flexShrink: '0', color: 'fg.muted' },
  '& > button': { flexShrink: '0' },
})
const text = css({ flexGrow: '1', minWidth: '0' })
const bar = css({ marginTop: '2' })

interface FactsProgressProps {
  readonly loaded: LoadedFacts
  readonly total: number
  /** Says how many movies lack what; people, countries and languages by default. */
  readonly missingText?: (count: number) => string
}

/** How much about the movies is still unknown, and the progress of loading it. Nothing when all is known. */
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
