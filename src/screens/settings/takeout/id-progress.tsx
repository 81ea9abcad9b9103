import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { Progress } from '#ui/meter.tsx'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { isStillLoading, type LoadedFacts } from '#wiring/movies/movie-data.ts'

const row = css({ row: '3', fontSize: 'sm', minHeight: '14' })
const text = css({ flexGrow: '1', minWidth: '0', stack: '1.5' })

interface IdProgressProps {
  readonly loaded: LoadedFacts
  readonly total: number
}

/** How many IMDb ids are still unknown, and asking for them. Nothing for files without any. */
export const IdProgress = ({ loaded, total }: IdProgressProps) => {
  const { state, missing, pause, resume } = loaded
  const { facts } = useMessages().statistics
  const { ids } = useMessages().sharing.takeout
  const { app } = useCoreMessages()
  if (total === 0) return null
  if (missing === 0 && state !== 'failed')
    return (
      <div className={row}>
        <p role="status">{ids.complete}</p>
      </div>
    )
  const notes = { paused: facts.paused, waiting: facts.waiting, failed: facts.failed }
  const note = state === 'paused' || state === 'waiting' || state === 'failed' ? notes[state] : ''
  return (
    <div className={row}>
      <div className={text}>
        <p>
          {ids.missing({ count: missing })} {note}
        </p>
        <Progress label={ids.label} percent={Math.floor((100 * (total - missing)) / Math.max(1, total))} />
      </div>
      {isStillLoading(loaded) ? (
        <Button onClick={pause}>{facts.pause}</Button>
      ) : (
        <Button onClick={resume}>{state === 'failed' ? app.retry : ids.resume}</Button>
      )}
    </div>
  )
}
