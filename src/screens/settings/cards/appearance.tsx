import { useId } from 'react'
import { createSettingsCommands } from '#commands/settings.ts'
import { languages } from '#domain/movie/languages.ts'
import { isTheme, themes } from '#domain/settings/settings.ts'
import { languageNames } from '#messages/language-names.ts'
import { css } from '#styled/css'
import { field } from '#styled/recipes/field.js'
import { Select } from '#ui/fields/select.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { SettingsCard } from '../settings-card.tsx'

const row = css({ stack: '1.5' })

export const Appearance = () => {
  const app = useApp()
  const messages = useMessages().settings
  const { theme } = useValue(app.settings.current)
  const language = useValue(app.language.current)
  const id = useId()
  return (
    <SettingsCard anchor="appearance" title={messages.appearance}>
      <Select
        label={messages.theme}
        choices={themes.map((value) => ({ value, label: messages.themes[value] }))}
        value={theme}
        onChange={(value) => {
          if (isTheme(value)) app.lazy.get(createSettingsCommands).change({ field: 'theme', value })
        }}
      />
      <div className={row}>
        <Select
          label={messages.language}
          choices={languages.map((code) => ({
            value: code,
            label: languageNames[code],
            lang: code,
            note: messages.languages[code],
          }))}
          value={language}
          onChange={(value) => app.lazy.get(createSettingsCommands).change({ field: 'language', value })}
          describedBy={`${id}-language`}
        />
        <p id={`${id}-language`} className={field().note}>
          {messages.languageHint}
        </p>
      </div>
    </SettingsCard>
  )
}
