import { useId } from 'react'
import { createSettingsCommands } from '#commands/settings.ts'
import { field } from '#styled/recipes/field.js'
import { Button } from '#ui/button.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { SettingsCard } from '../settings-card.tsx'
import { end } from '../styles.ts'

export const Keyboard = () => {
  const app = useApp()
  const messages = useMessages().settings
  const { settingNames } = useCoreMessages()
  const styles = field()
  const id = useId()
  return (
    <SettingsCard anchor="keyboard" title={messages.keyboard}>
      <div className={styles.root}>
        <Switch
          label={settingNames.keyShortcuts}
          checked={useValue(app.settings.current).keyShortcuts}
          onChange={(value) => app.lazy.get(createSettingsCommands).change({ field: 'keyShortcuts', value })}
          describedBy={id}
        />
        <p id={id} className={styles.note}>
          {messages.keyShortcutsHint}
        </p>
      </div>
      <div className={end}>
        <Button
          aria-haspopup="dialog"
          onClick={() => {
            app.view.isKeyListOpen.value = true
          }}
        >
          {messages.showKeys}
        </Button>
      </div>
    </SettingsCard>
  )
}
