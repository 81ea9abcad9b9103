import { X } from 'lucide-react'
import type { ProviderChoice } from '#components/provider-list.tsx'
import { ProviderPicker } from '#components/provider-picker.tsx'
import { css } from '#styled/css'
import { Button, IconButton } from '#ui/button.tsx'
import { Popover } from '#ui/popover.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { useValue } from '#wiring/use-value.ts'

const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInlineStart: '4',
  paddingInlineEnd: '1',
  paddingBlock: '1',
})
const title = css({ textStyle: 'section', fontSize: 'md' })
const foot = css({
  display: 'grid',
  padding: '3',
  borderTopWidth: 'thin',
  borderTopStyle: 'solid',
  borderColor: 'line',
})

interface PanelProps extends ProviderChoice {
  readonly trigger: string
  readonly onClose: () => void
}

export const ProviderPopover = ({ trigger, ...rest }: PanelProps) => (
  <Popover trigger={trigger} label={useMessages().providers.title} onClose={rest.onClose}>
    <Panel {...rest} />
  </Popover>
)

export const ProviderSheet = ({ trigger: _, ...rest }: PanelProps) => (
  <Sheet label={useMessages().providers.title} onClose={rest.onClose}>
    <Panel {...rest} />
  </Sheet>
)

const Panel = ({ chosen, onChange, onClose }: Omit<PanelProps, 'trigger'>) => {
  const messages = useMessages().providers
  const mine = useValue(useApp().myServices)
  return (
    <>
      <div className={head}>
        <h2 className={title}>{messages.title}</h2>
        <IconButton label={messages.close} icon={<X aria-hidden="true" />} onClick={onClose} />
      </div>
      <ProviderPicker first={mine} chosen={chosen} onChange={onChange} />
      <div className={foot}>
        <Button disabled={chosen.length === 0} onClick={() => onChange([])}>
          {messages.clear}
        </Button>
      </div>
    </>
  )
}
