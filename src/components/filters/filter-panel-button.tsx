import { SlidersHorizontal } from 'lucide-react'
import type { ComponentProps } from 'react'
import { css } from '#styled/css'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { PanelButton } from '../loading/panel-button.tsx'

const name = css({ display: { base: 'none', md: { base: 'inline', _lowScreen: 'none' } } })

interface FilterPanelButtonProps extends Pick<ComponentProps<typeof PanelButton>, 'preload' | 'renderPanel'> {
  /** How many filters are set. */
  readonly count: number
}

/** Opens the filters of a list, and says how many are set. */
export const FilterPanelButton = ({ count, ...panel }: FilterPanelButtonProps) => {
  const { filters } = useCoreMessages().lists
  return (
    <PanelButton {...panel} label={count > 0 ? `${filters} (${count})` : filters} isChosen={count > 0}>
      <SlidersHorizontal aria-hidden="true" />
      <span className={name}>{filters}</span> {count > 0 ? <span>{`(${count})`}</span> : null}
    </PanelButton>
  )
}
