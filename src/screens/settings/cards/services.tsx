import { useState } from 'react'
import { createSettingsCommands } from '#commands/settings.ts'
import { ServicePicker } from '#components/services/service-picker.tsx'
import { settingsAnchors } from '#domain/movie/addresses.ts'
import { css } from '#styled/css'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { SettingsCard } from '../settings-card.tsx'

// As high while the services load, so that nothing below moves.
const box = css({
  stack: '0',
  height: '96',
  paddingTop: '4',
  layerStyle: 'outlined',

  borderRadius: 'card',
  overflow: 'hidden',
})

export const Services = () => {
  const region = useValue(useApp().settings.region)
  return (
    <SettingsCard
      title={useCoreMessages().settingNames.services}
      note={useMessages().services.hint}
      anchor={settingsAnchors.services}
    >
      <div className={box}>
        <RegionServices key={region} region={region} />
      </div>
    </SettingsCard>
  )
}

const RegionServices = ({ region }: { region: string }) => {
  const { lazy, settings } = useApp()
  // A service that is chosen stays in its place until the next visit.
  const [first] = useState(() => settings.myServices.peek())
  return (
    <ServicePicker
      first={first}
      chosen={useValue(settings.myServices)}
      onChange={(value) => lazy.get(createSettingsCommands).change({ field: 'services', region, value })}
    />
  )
}
