import { useSectionMessages } from '#components/async/use-section-messages.ts'
import { isTheme, themes } from '#domain/settings/settings.ts'
import { Card } from '#ui/card.tsx'
import { Select } from '#ui/select.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { settingsCommands } from '#wiring/commands/settings-commands.ts'

export const Appearance = () => {
  const app = useApp()
  const messages = useSectionMessages('settings')
  const { theme } = useValue(app.settings.current)
  return (
    <Card title={messages.appearance}>
      <Select
        label={messages.theme}
        choices={themes.map((value) => ({ value, label: messages.themes[value] }))}
        value={theme}
        onChange={(value) => {
          if (isTheme(value)) app.lazy.get(settingsCommands).change({ field: 'theme', value })
        }}
      />
    </Card>
  )
}
