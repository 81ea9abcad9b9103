import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import { errorWords } from './error-words.ts'

const note = css({ textStyle: 'note', color: 'fg.muted', overflowWrap: 'anywhere' })
const button = css({ width: 'fit' })

/** Why a small part of a page is missing, with Retry for that part alone. */
export const PartFailed = ({ error, retry }: { error: unknown; retry: () => void }) => {
  const text = useValue(useApp().text)
  return (
    <>
      <p className={note} role="alert">
        {errorWords(error, text).title}
      </p>
      <Button className={button} onClick={retry}>
        {text.app.retry}
      </Button>
    </>
  )
}
