import { ArrowDownWideNarrow } from 'lucide-react'
import { memo } from 'react'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { lazyComponent } from '../async/lazy-component.tsx'
import { PanelButton } from '../async/panel-button.tsx'
import { type ListChoicesProps, useOrderChoice } from './list-choices.tsx'

const ViewPanel = lazyComponent(() => import('./view-panel.tsx').then((module) => module.ViewPanel))

interface ViewButtonProps<Order extends string> extends ListChoicesProps<Order> {
  readonly hasDensity: boolean
}

const View = <Order extends string>({ hasDensity, ...choices }: ViewButtonProps<Order>) => {
  const { pageSize } = choices.preferences
  const order = useOrderChoice(choices)
  const size = useValue(pageSize.value)
  return (
    <PanelButton
      label={useCoreMessages().lists.sort}
      isChosen={false}
      preload={ViewPanel.preload}
      renderPanel={(panel) => (
        <ViewPanel
          {...panel}
          order={order}
          pageSize={size}
          onPageSize={(chosen) => {
            pageSize.set(chosen)
            choices.change({})
          }}
          hasDensity={hasDensity}
        />
      )}
    >
      <ArrowDownWideNarrow aria-hidden="true" />
    </PanelButton>
  )
}

/** Without `memo`, every key typed into the search would render it again. */
export const ViewButton = memo(View) as typeof View
