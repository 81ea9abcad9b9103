import { useId, useState } from 'react'
import { field } from '#styled/recipes/field.js'
import { useLazy } from '#wiring/app/use-lazy.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { exchange } from '#wiring/devices/exchange.ts'

const maxLength = 60

export const DeviceName = () => {
  const { deviceName, setDeviceName } = useLazy(exchange)
  const messages = useMessages().devices
  const [draft, setDraft] = useState<string | null>(null)
  const name = useValue(deviceName)
  const id = useId()
  const styles = field()
  const save = () => {
    if (draft !== null) setDeviceName(draft.trim())
    setDraft(null)
  }
  return (
    <form
      className={styles.root}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <label className={styles.label} htmlFor={id}>
        {messages.name}
      </label>
      <input
        id={id}
        className={styles.input}
        type="text"
        dir="auto"
        autoComplete="off"
        maxLength={maxLength}
        value={draft ?? name}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={save}
        aria-describedby={`${id}-hint`}
      />
      <p id={`${id}-hint`} className={styles.note}>
        {messages.nameHint}
      </p>
    </form>
  )
}
