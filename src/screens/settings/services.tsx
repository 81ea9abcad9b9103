import { useState } from 'react'
import { ProviderPicker } from '#components/provider-picker.tsx'
import { useSectionMessages } from '#components/use-section-messages.ts'
import { servicesAnchor } from '#domain/addresses.ts'
import { css } from '#styled/css'
import { Card } from '#ui/card.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { useValue } from '#wiring/use-value.ts'

// As high while the services load, so that nothing below moves.
const box = css({
  display: 'flex',
  flexDirection: 'column',
  height: '[24rem]',
  paddingTop: '4',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line',
  borderRadius: 'card',
  overflow: 'hidden',
})

export const Services = () => {
  const region = useValue(useApp().region)
  return (
    <Card
      title={useMessages().toasts.settingsSaved.fields.services}
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
  const { commands, myServices } = useApp()
  // A service that is chosen stays in its place until the next visit.
  const [first] = useState(() => myServices.peek())
  return (
    <ProviderPicker
      first={first}
      chosen={useValue(myServices)}
      onChange={(value) => commands.settings.change({ field: 'services', region, value })}
    />
  )
}
