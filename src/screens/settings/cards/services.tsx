import { useState } from 'react'
import { useSectionMessages } from '#components/async/use-section-messages.ts'
import { ServicePicker } from '#components/services/service-picker.tsx'
import { servicesAnchor } from '#domain/movie/addresses.ts'
import { css } from '#styled/css'
import { Card } from '#ui/card.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { settingsCommands } from '#wiring/commands/settings-commands.ts'

// As high while the services load, so that nothing below moves.
const box = css({
  display: 'flex',
  flexDirection: 'column',
  height: '[24rem]',
  paddingTop: '4',
  layerStyle: 'outlined',

  borderRadius: 'card',
  overflow: 'hidden',
})

export const Services = () => {
  const region = useValue(useApp().settings.region)
  return (
    <Card
      title={useMessages().settingNames.services}
      note={useSectionMessages('services').hint}
      anchor={servicesAnchor}
    >
      <div className={box}>
        <RegionServices key={region} region={region} />
      </div>
    </Card>
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
      onChange={(value) => lazy.get(settingsCommands).change({ field: 'services', region, value })}
    />
  )
}
