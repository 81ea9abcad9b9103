import { errorWords } from '#components/error-words.ts'
import { Button } from '#ui/button.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import { offersLook } from './offers-look.ts'

/** Why one part of the modal is missing, with Retry for that part alone. */
export const PartFailed = ({ error, retry }: { error: Error; retry: () => void }) => {
  const text = useValue(useApp().text)
  return (
    <>
      <p className={offersLook.note} role="alert">
        {errorWords(error, text).title}
      </p>
      <Button className={offersLook.retry} onClick={retry}>
        {text.app.retry}
      </Button>
    </>
  )
}
