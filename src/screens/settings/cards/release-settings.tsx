import { ChevronRight } from 'lucide-react'
import { createSettingsCommands } from '#commands/settings.ts'
import { sectionPaths, settingsAnchors } from '#domain/movie/addresses.ts'
import { kindsIn, releaseKinds } from '#domain/movie/release-kinds.ts'
import { css } from '#styled/css'
import { ButtonLink } from '#ui/button.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { SettingsCard } from '../settings-card.tsx'
import { end } from '../styles.ts'

const choices = css({ stack: '3' })

export const ReleaseSettings = () => {
  const { lazy, settings } = useApp()
  const messages = useMessages().releases
  const title = useCoreMessages().settingNames.releaseKinds
  const chosen = kindsIn(useValue(settings.current))
  return (
    <SettingsCard anchor={settingsAnchors.releases} title={title} note={messages.hint}>
      <div className={choices}>
        {releaseKinds.map((kind) => (
          <Switch
            key={kind}
            label={messages.kinds[kind]}
            checked={chosen.includes(kind)}
            onChange={(isOn) => {
              const value = releaseKinds.filter((each) => (each === kind ? isOn : chosen.includes(each)))
              lazy.get(createSettingsCommands).change({ field: 'releaseKinds', value })
            }}
          />
        ))}
      </div>
      <div className={end}>
        <ButtonLink variant="link" to={sectionPaths.releases.list}>
          {title}
          <ChevronRight aria-hidden="true" />
        </ButtonLink>
      </div>
    </SettingsCard>
  )
}
