import { Shuffle as Icon } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'

/** Another random order. */
export const Shuffle = () => {
  const { shuffle } = useApp().memory.preferences
  return (
    <Button variant="link" onClick={() => shuffle.set(shuffle.value.peek() + 1)}>
      <Icon aria-hidden="true" />
      {useMessages().listView.shuffle}
    </Button>
  )
}
