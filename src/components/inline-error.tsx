import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { useMessages } from '#wiring/use-messages.ts'
import { errorMessages } from './error-messages.ts'
import { useRetry } from './use-retry.ts'

const note = css({ textStyle: 'note', color: 'fg.muted', overflowWrap: 'anywhere' })
const button = css({ width: 'fit' })

export const InlineError = ({ error, retry }: { error: unknown; retry: () => void }) => {
  const messages = useMessages()
  return (
    <>
      <p className={note} role="alert">
        {errorMessages(error, messages).title}
      </p>
      <Button className={button} onClick={useRetry(error, retry)}>
        {messages.app.retry}
      </Button>
    </>
  )
}
