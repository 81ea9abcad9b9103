import { useSignals } from '@preact/signals-react/runtime'
import { providerProblem } from '#domain/movie/provider-error.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { errorMessages, isUnreachable } from './error-messages.ts'
import { useRetry, useRetryOnline } from './use-retry.ts'

const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' })
const note = css({ textStyle: 'note', color: 'fg.muted', overflowWrap: 'anywhere' })

/** One quiet line, for a part that can be missing. */
export const InlineError = ({ error, retry }: { error: unknown; retry: () => void }) => {
  useSignals()
  const messages = useCoreMessages()
  const isOffline = useApp().provider.isOffline.value
  const isUnreached = isOffline && isUnreachable(error)
  const { title, hint } = errorMessages(error, messages)
  const reason = providerProblem(error) ? hint : undefined
  useRetryOnline(retry)
  return (
    <div className={line}>
      <p className={note} role={isUnreached ? 'status' : 'alert'}>
        {isUnreached ? messages.offline.title : [title, reason].filter(Boolean).join(' ')}
      </p>
      <Button variant="link" onClick={useRetry(error, retry)}>
        {messages.app.retry}
      </Button>
    </div>
  )
}
