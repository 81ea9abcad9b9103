import { X } from 'lucide-react'
import { useState } from 'react'
import { css } from '#styled/css'
import { Button, IconButton } from '#ui/button.tsx'
import { useIsNarrow } from '#ui/hooks/use-screen-width.ts'
import { Progress } from '#ui/meter.tsx'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { isStillLoading, type LoadedFacts } from '#wiring/movies/movie-data.ts'

// Comes and goes while the page is read: at its end and over its foot, where it shifts nothing.
const row = css({
  order: '1',
  position: 'sticky',
  bottom: { base: 'above-bar', md: '4' },
  zIndex: 'overlay',
  'body:has([data-selection-bar]) &': { position: 'static' },
  row: '2',
  flexWrap: { _largeText: 'wrap' },
  width: 'full',
  maxWidth: 'rows',
  paddingBlock: '1.5',
  paddingInlineStart: '4',
  paddingInlineEnd: '1.5',
  layerStyle: 'floatingBar',

  fontSize: 'sm',
  '& > button': { flexShrink: '0' },
})
const text = css({ flexGrow: '1', minWidth: '0', flexBasis: { _largeText: 'full' } })
const oneLine = css({ truncate: true })
const bar = css({ marginTop: '1.5' })

interface FactsProgressProps {
  readonly loaded: LoadedFacts
  readonly total: number
  /** Says how many movies lack what; people, countries and languages by default. */
  readonly missingText?: (count: number) => string
}

/** How much about the movies is still unknown, and the progress of loading it. Nothing when all is known. */
export const FactsProgress = ({ loaded, total, missingText }: FactsProgressProps) => {
  const { state, missing, pause, resume } = loaded
  const { facts: messages } = useMessages().statistics
  const { app, toasts } = useCoreMessages()
  const isNarrow = useIsNarrow()
  const [isDismissed, setDismissed] = useState(false)
  if (isDismissed) return null
  if (missing === 0 && state !== 'failed') return null
  const notes = { paused: messages.paused, waiting: messages.waiting, failed: messages.failed }
  const note = state === 'paused' || state === 'waiting' || state === 'failed' ? notes[state] : ''
  return (
    <div className={row}>
      <div className={text}>
        <p className={isNarrow ? undefined : oneLine}>
          {isNarrow
            ? note || messages.label
            : `${missingText?.(missing) ?? messages.missing({ count: missing })} ${note}`}
        </p>
        <div className={bar}>
          <Progress label={messages.label} percent={Math.floor((100 * (total - missing)) / Math.max(1, total))} />
        </div>
      </div>
      {isStillLoading(loaded) ? (
        <Button onClick={pause}>{messages.pause}</Button>
      ) : (
        <Button onClick={resume}>{state === 'failed' ? app.retry : messages.resume}</Button>
      )}
      <IconButton label={toasts.close} icon={<X aria-hidden="true" />} onClick={() => setDismissed(true)} />
    </div>
  )
}
