import { EyeOff } from 'lucide-react'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { useValue } from '#wiring/use-value.ts'

const pressed = css({
  '&[aria-pressed=true]': {
    borderColor: 'accent',
    color: 'accent',
    background: 'accent.soft',
    _highContrast: { background: '[Highlight]', color: '[HighlightText]', forcedColorAdjust: 'none' },
  },
})

export const HideSeen = () => {
  const { preferences } = useApp()
  const isHiding = useValue(preferences.hideSeen.value)
  return (
    <Button className={pressed} aria-pressed={isHiding} onClick={() => preferences.hideSeen.set(!isHiding)}>
      <EyeOff aria-hidden="true" />
      {useMessages().discover.hideSeen}
    </Button>
  )
}
