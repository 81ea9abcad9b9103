import { Tv } from 'lucide-react'
import { useId, useState } from 'react'
import { AsyncBoundary } from '#components/async-boundary.tsx'
import { InlineError } from '#components/inline-error.tsx'
import { lazyComponent } from '#components/lazy-component.tsx'
import type { ProviderChoice } from '#components/provider-list.tsx'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { useIsNarrow } from '#ui/use-screen-width.ts'
import { useMessages } from '#wiring/use-messages.ts'

const load = () => import('./provider-panel.tsx')
const preload = () => void load().catch(() => {})
const ProviderPopover = lazyComponent(() => load().then((module) => module.ProviderPopover))
const ProviderSheet = lazyComponent(() => load().then((module) => module.ProviderSheet))

const button = css({ '&[data-chosen]': { borderColor: 'accent', color: 'accent', background: 'accent.soft' } })

export const ProviderFilter = ({ chosen, onChange }: ProviderChoice) => {
  const messages = useMessages().providers
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const Panel = useIsNarrow() ? ProviderSheet : ProviderPopover
  const isChosen = chosen.length > 0
  return (
    <>
      <Button
        id={id}
        className={button}
        data-chosen={isChosen ? '' : undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(!isOpen)}
      >
        <Tv aria-hidden="true" />
        {isChosen ? messages.chosen(chosen.length) : messages.button}
      </Button>
      {isOpen ? (
        <AsyncBoundary ErrorFallback={InlineError}>
          <Panel trigger={id} chosen={chosen} onChange={onChange} onClose={() => setOpen(false)} />
        </AsyncBoundary>
      ) : null}
    </>
  )
}
