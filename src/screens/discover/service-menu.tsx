import { Tv } from 'lucide-react'
import { lazyComponent } from '#components/loading/lazy-component.tsx'
import { PanelButton } from '#components/loading/panel-button.tsx'
import type { ServiceSelection } from '#components/services/service-list.tsx'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'

const ServicePanel = lazyComponent(() => import('./service-panel.tsx').then((module) => module.ServicePanel))

export const ServiceMenu = ({ chosen, onChange }: ServiceSelection) => {
  const messages = useCoreMessages().servicePicker
  return (
    <PanelButton
      isChosen={chosen.length > 0}
      preload={ServicePanel.preload}
      renderPanel={(panel) => <ServicePanel {...panel} chosen={chosen} onChange={onChange} />}
    >
      <Tv aria-hidden="true" />
      {chosen.length > 0 ? messages.chosen({ count: chosen.length }) : messages.button}
    </PanelButton>
  )
}
