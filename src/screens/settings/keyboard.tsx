import { useId } from 'react'
import { css } from '#styled/css'
import { field } from '#styled/recipes'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Switch } from '#ui/switch.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

const end = css({ display: 'flex', justifyContent: 'flex-end' })

/** The keys that act on every page: the list of them, and a way to turn the single characters off. */
export const Keyboard = () => {
  const app = useApp()
  const words = useValue(app.text).settings
  const look = field()
  const id = useId()
  return (
    <Card title={words.keyboard}>
      <div className={look.root}>
        <Switch
          label={words.fields.keyShortcuts}
          checked={useValue(app.settings.current).keyShortcuts}
          onChange={(value) => app.commands.settings.change({ field: 'keyShortcuts', value })}
          describedBy={id}
        />
        <p id={id} className={look.note}>
          {words.keyShortcutsHint}
        </p>
      </div>
      <div className={end}>
        <Button
          aria-haspopup="dialog"
          onClick={() => {
            app.isKeyListOpen.value = true
          }}
        >
          {words.showKeys}
        </Button>
      </div>
    </Card>
  )
}
