import { Suspense, useState } from 'react'
import { createSettingsCommands } from '#commands/settings.ts'
import { lazyComponent } from '#components/loading/lazy-component.tsx'
import { Button } from '#ui/button.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useIsShared } from '#wiring/devices/shared-library.ts'

const ResetDialog = lazyComponent(() => import('./reset-dialog.tsx').then((module) => module.ResetDialog))

/** At once, and only where other devices share the library after asking where. */
export const ResetSettings = () => {
  const { lazy } = useApp()
  const messages = useMessages().settings
  const isShared = useIsShared()
  const [isOpen, setOpen] = useState(false)
  if (!isShared)
    return <Button onClick={() => void lazy.get(createSettingsCommands).reset('everywhere')}>{messages.reset}</Button>
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {messages.reset}
      </Button>
      {isOpen ? (
        <Suspense>
          <ResetDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
