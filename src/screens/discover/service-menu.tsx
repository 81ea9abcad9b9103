import { Tv } from 'lucide-react'
import { lazyComponent } from '#components/loading/lazy-component.tsx'
import { PanelButton } from '#components/loading/panel-button.tsx'
import type { ServiceSelection } from '#components/services/service-list.tsx'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'

const ServicePanel = lazyComponent(() => import('./service-panel.tsx').then((module) => module.ServicePanel))

interface ServiceMenuProps extends ServiceSelection {
  /** Whether it is the icon alone. */
  readonly isShort: boolean
}

export const ServiceMenu = ({ isShort, chosen, onChange }: ServiceMenuProps) => {
  const messages = useCoreMessages().servicePicker
  const text = chosen.length > 0 ? messages.chosen({ count: chosen.length }) : messages.button
  return (
    <PanelButton
      label={isShort ? text : undefined}
      isChosen={chosen.length > 0}
      preload={ServicePanel.preload}
      renderPanel={(panel) => <ServicePanel {...panel} chosen={chosen} onChange={onChange} />}
    >
      <Tv aria-hidden="true" />
      {isShort ? null : text}
    </PanelButton>
  )
}
