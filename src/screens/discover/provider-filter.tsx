import { Tv } from 'lucide-react'
import { lazyComponent } from '#components/async/lazy-component.tsx'
import { PanelButton } from '#components/async/panel-button.tsx'
import type { ProviderChoice } from '#components/services/provider-list.tsx'
import { useMessages } from '#wiring/app/use-messages.ts'

const ProviderPanel = lazyComponent(() => import('./provider-panel.tsx').then((module) => module.ProviderPanel))

export const ProviderFilter = ({ chosen, onChange }: ProviderChoice) => {
  const messages = useMessages().providers
  return (
    <PanelButton
      isChosen={chosen.length > 0}
      preload={ProviderPanel.preload}
      renderPanel={(panel) => <ProviderPanel {...panel} chosen={chosen} onChange={onChange} />}
    >
      <Tv aria-hidden="true" />
      {chosen.length > 0 ? messages.chosen(chosen.length) : messages.button}
    </PanelButton>
  )
}
