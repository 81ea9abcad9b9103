import { Eye, EyeOff } from 'lucide-react'
import { useId, useState } from 'react'
import { css } from '#styled/css'
import { field } from '#styled/recipes'
import { IconButton } from '#ui/button.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

const row = css({ display: 'flex', gap: '2' })

/** The person's own TMDB key, saved when the field is left or Enter is pressed. */
export const ApiKeyField = () => {
  const app = useApp()
  const words = useValue(app.text).settings
  const { apiKey } = useValue(app.settings.current)
  const [draft, setDraft] = useState<string | null>(null)
  const [isShown, setShown] = useState(false)
  const id = useId()
  const look = field()
  const value = draft ?? apiKey
  const save = () => {
    if (draft !== null && draft.trim() !== apiKey)
      app.commands.settings.change({ field: 'apiKey', value: draft.trim() })
    setDraft(null)
  }
  const hint = app.hasBuildKey ? words.apiKeyHintDefault : words.apiKeyHintDemo
  return (
    <form
      className={look.root}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <label className={look.label} htmlFor={id}>
        {words.apiKey}
      </label>
      <div className={row}>
        <input
          id={id}
          className={look.input}
          type={isShown ? 'text' : 'password'}
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={save}
          aria-describedby={`${id}-hint`}
        />
        <IconButton
          label={isShown ? words.hideKey : words.showKey}
          icon={isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          onClick={() => setShown(!isShown)}
        />
      </div>
      <p id={`${id}-hint`} className={look.note}>
        {value.trim().startsWith('eyJ') ? words.apiKeyToken : hint}
      </p>
    </form>
  )
}
