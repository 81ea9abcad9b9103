import { EyeOff } from 'lucide-react'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'

const pressed = css({
  '&[aria-pressed=true]': {
    borderColor: 'accent',
    color: 'accent',
    background: 'accent.soft',
    _highContrast: { background: 'highlight', color: 'highlight.fg', forcedColorAdjust: 'none' },
  },
})

/** Short, it is the icon alone. */
export const HideSeen = ({ isShort }: { isShort: boolean }) => {
  const { preferences } = useApp().memory
  const isHiding = useValue(preferences.hideSeen.value)
  const { hideSeen } = useCoreMessages().discover
  const label = isShort ? hideSeen : undefined
  return (
    <Button
      className={pressed}
      aria-label={label}
      data-tooltip={label}
      aria-pressed={isHiding}
      onClick={() => preferences.hideSeen.set(!isHiding)}
    >
      <EyeOff aria-hidden="true" />
      {isShort ? null : hideSeen}
    </Button>
  )
}
