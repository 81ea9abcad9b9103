import { type ReactNode, useId, useState } from 'react'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { AsyncBoundary } from './async-boundary.tsx'
import { InlineError } from './inline-error.tsx'

const button = css({ '&[data-chosen]': { borderColor: 'accent', color: 'accent', background: 'accent.soft' } })

export interface OpenPanelProps {
  /** The id of the button that opens the panel. */
  readonly trigger: string
  readonly onClose: () => void
}

interface PanelButtonProps {
  /** The accessible name, where it says more than the content. */
  readonly label?: string | undefined
  /** Whether something is chosen in the panel. */
  readonly isChosen: boolean
  readonly preload: () => unknown
  readonly renderPanel: (panel: OpenPanelProps) => ReactNode
  readonly children: ReactNode
}

/** A button that opens a panel whose code is loaded when it is first needed. */
export const PanelButton = ({ label, isChosen, preload, renderPanel, children }: PanelButtonProps) => {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <Button
        id={id}
        className={button}
        data-chosen={isChosen ? '' : undefined}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(!isOpen)}
      >
        {children}
      </Button>
      {isOpen ? (
        <AsyncBoundary ErrorFallback={InlineError}>
          {renderPanel({ trigger: id, onClose: () => setOpen(false) })}
        </AsyncBoundary>
      ) : null}
    </>
  )
}
