import type { OpenPanelProps } from '#components/loading/panel-button.tsx'
import { OffersSource } from '#components/services/offers-source.tsx'
import type { ServiceSelection } from '#components/services/service-list.tsx'
import { ServicePicker } from '#components/services/service-picker.tsx'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'

const source = css({ paddingInline: '4', paddingBlock: '2' })

interface ServicePanelProps extends ServiceSelection, OpenPanelProps {}

export const ServicePanel = ({ chosen, onChange, ...panel }: ServicePanelProps) => {
  const messages = useCoreMessages().servicePicker
  const mine = useValue(useApp().settings.myServices)
  const clear = (
    <Button disabled={chosen.length === 0} onClick={() => onChange([])}>
      {messages.clear}
    </Button>
  )
  return (
    <Panel {...panel} title={messages.title} closeLabel={messages.close} buttons={clear}>
      <ServicePicker first={mine} chosen={chosen} onChange={onChange} />
      <div className={source}>
        <OffersSource />
      </div>
    </Panel>
  )
}
