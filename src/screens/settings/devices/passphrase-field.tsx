import { Eye, EyeOff } from 'lucide-react'
import { useId, useState } from 'react'
import { css, cx } from '#styled/css'
import { field } from '#styled/recipes/field.js'
import { IconButton } from '#ui/button.tsx'
import { useMessages } from '#wiring/app/use-messages.ts'

const box = css({ position: 'relative' })
const input = css({ width: 'full', paddingInlineEnd: '12' })
const eye = css({ position: 'absolute', insetInlineEnd: '0', top: '0' })

interface PassphraseFieldProps {
  /** By default, 'Passphrase'. */
  readonly label?: string
  readonly value: string
  readonly onChange: (passphrase: string) => void
  readonly hint?: string
  /** What is wrong with it. */
  readonly problem?: string | null
}

/** Shown at first: nobody can check a passphrase they do not see, and nobody can recover it. */
export const PassphraseField = ({ label, value, onChange, hint, problem = null }: PassphraseFieldProps) => {
  const messages = useMessages().devices.sending
  const [isShown, setShown] = useState(true)
  const id = useId()
  const styles = field()
  const note = problem ?? hint
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={id}>
        {label ?? messages.passphrase}
      </label>
      <div className={box}>
        <input
          id={id}
          className={cx(styles.input, input)}
          type={isShown ? 'text' : 'password'}
          dir="auto"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={problem !== null}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
        />
        <IconButton
          className={eye}
          label={isShown ? messages.hide : messages.show}
          icon={isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          onClick={() => setShown(!isShown)}
        />
      </div>
      {note === undefined ? null : (
        <p
          id={`${id}-note`}
          className={problem === null ? styles.note : css({ color: 'danger', fontSize: 'sm' })}
          role={problem === null ? undefined : 'alert'}
        >
          {note}
        </p>
      )}
    </div>
  )
}
