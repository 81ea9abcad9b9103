import { isTheme, themes } from '#domain/settings.ts'
import { Card } from '#ui/card.tsx'
import { Select } from '#ui/select.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

/** How the app looks. */
export const Appearance = () => {
  const app = useApp()
  const words = useValue(app.text).settings
  const { theme } = useValue(app.settings.current)
  return (
    <Card title={words.appearance}>
      <Select
        label={words.theme}
        choices={themes.map((value) => ({ value, label: words.themes[value] }))}
        value={theme}
        onChange={(value) => {
          if (isTheme(value)) app.commands.settings.change({ field: 'theme', value })
        }}
      />
    </Card>
  )
}
