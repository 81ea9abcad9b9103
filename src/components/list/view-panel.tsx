import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { Panel } from '#ui/panel.tsx'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import type { OpenPanelProps } from '../loading/panel-button.tsx'
import { DensityChoice } from './density-choice.tsx'
import type { useOrderChoice, usePageSizeChoice } from './list-choices.tsx'

const fields = css({ stack: '4', paddingInline: '4', paddingBottom: '4' })

interface ViewPanelProps extends OpenPanelProps {
  readonly order: ReturnType<typeof useOrderChoice>
  readonly pageSize: ReturnType<typeof usePageSizeChoice>
  readonly hasDensity: boolean
}

/** The order, the length of a page and the density, where the row of a list has no room for them. */
export const ViewPanel = ({ order, pageSize, hasDensity, ...panel }: ViewPanelProps) => {
  const messages = useMessages().listView
  const { lists } = useCoreMessages()
  const done = (
    <Button variant="solid" onClick={panel.onClose}>
      {messages.done}
    </Button>
  )
  return (
    <Panel {...panel} title={messages.title} closeLabel={messages.close} buttons={done}>
      <div className={fields}>
        <NativeSelect
          label={lists.sort}
          labelPlacement="above"
          choices={order.choices}
          value={order.value}
          onChange={order.choose}
        />
        <NativeSelect
          label={lists.pageSize}
          labelPlacement="above"
          choices={pageSize.choices}
          value={pageSize.value}
          onChange={pageSize.choose}
        />
        {hasDensity ? <DensityChoice /> : null}
      </div>
    </Panel>
  )
}
