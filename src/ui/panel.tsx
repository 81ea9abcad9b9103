import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from '#styled/css'
import { IconButton } from './button.tsx'
import { useIsSmall } from './hooks/use-screen-width.ts'
import { Popover } from './popover.tsx'
import { Sheet } from './sheet.tsx'

const head = css({
  row: '0',
  justifyContent: 'space-between',
  paddingInlineStart: '4',
  paddingInlineEnd: '1',
  paddingBlock: '1',
})
const heading = css({ textStyle: 'section', fontSize: 'md' })
const foot = css({
  wrap: '2',
  '& > button': { flexGrow: '1', paddingInline: '3' },
  paddingInline: '4',
  paddingBlock: '3',
  borderTopWidth: 'thin',
  borderColor: 'line',
})

interface PanelProps {
  /** The id of the button that opens it. */
  readonly trigger: string
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
  readonly buttons: ReactNode
  readonly children: ReactNode
}

/** A popover, or a sheet from below on small screens. */
export const Panel = ({ trigger, title, closeLabel, onClose, buttons, children }: PanelProps) => {
  const Surface = useIsSmall() ? Sheet : Popover
  return (
    <Surface trigger={trigger} label={title} onClose={onClose}>
      <div className={head}>
        <h2 className={heading}>{title}</h2>
        <IconButton label={closeLabel} icon={<X aria-hidden="true" />} onClick={onClose} />
      </div>
      {children}
      <div className={foot}>{buttons}</div>
    </Surface>
  )
}
