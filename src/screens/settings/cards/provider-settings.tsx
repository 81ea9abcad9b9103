import { Suspense, useId, useMemo, useState } from 'react'
import { createSettingsCommands } from '#commands/settings.ts'
import { lazyComponent } from '#components/loading/lazy-component.tsx'
import { settingsAnchors } from '#domain/movie/addresses.ts'
import { regionCodes } from '#domain/movie/regions.ts'
import { css } from '#styled/css'
import { field } from '#styled/recipes/field.js'
import { Button } from '#ui/button.tsx'
import { Combobox } from '#ui/fields/combobox.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useFormats } from '#wiring/app/use-formats.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { useIsShared } from '#wiring/devices/shared-library.ts'
import { SettingsCard } from '../settings-card.tsx'
import { end } from '../styles.ts'
import { ApiKeyField } from './api-key-field.tsx'

const row = css({ stack: '1.5' })
// The switch is as high as a finger, which is enough distance to its hint.
const tightRow = css({ stack: '0' })

const ResetDialog = lazyComponent(() => import('./reset-dialog.tsx').then((module) => module.ResetDialog))

export const ProviderSettings = () => {
  const app = useApp()
  const messages = useMessages().settings
  const settings = useValue(app.settings.current)
  const language = useValue(app.language.loaded)
  const { note } = field()
  const id = useId()
  const { country, compare } = useFormats()
  const regions = useMemo(() => {
    return regionCodes
      .map((code) => ({ value: code, name: country(code) }))
      .sort((one, other) => compare(one.name, other.name))
      .map(({ value, name }) => ({ value, label: `${name} (${value})` }))
  }, [compare, country])
  return (
    <SettingsCard anchor={settingsAnchors.provider} title={messages.provider} note={messages.providerHint}>
      <ApiKeyField />
      <div className={row}>
        <Combobox
          key={language}
          label={messages.region}
          open={messages.regionList}
          none={messages.noRegion}
          language={language}
          choices={regions}
          value={useValue(app.settings.region)}
          onChange={(value) => app.lazy.get(createSettingsCommands).change({ field: 'region', value })}
          describedBy={`${id}-region`}
        />
        <p id={`${id}-region`} className={note}>
          {messages.regionHint}
        </p>
      </div>
      <div className={tightRow}>
        <Switch
          label={messages.adult}
          checked={settings.includeAdult}
          onChange={(value) => app.lazy.get(createSettingsCommands).change({ field: 'includeAdult', value })}
          describedBy={`${id}-adult`}
        />
        <p id={`${id}-adult`} className={note}>
          {messages.adultHint}
        </p>
      </div>
      <div className={end}>
        <ResetSettings />
      </div>
    </SettingsCard>
  )
}

/** At once, and only where other devices share the library after asking where. */
const ResetSettings = () => {
  const { lazy } = useApp()
  const messages = useMessages().settings
  const isShared = useIsShared()
  const [isOpen, setOpen] = useState(false)
  if (!isShared)
    return <Button onClick={() => void lazy.get(createSettingsCommands).reset('everywhere')}>{messages.reset}</Button>
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {messages.reset}
      </Button>
      {isOpen ? (
        <Suspense>
          <ResetDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
