import { Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyComponent } from '#components/loading/lazy-component.tsx'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useIsShared } from '#wiring/devices/shared-library.ts'
import { SettingsCard } from '../settings-card.tsx'
import { end } from '../styles.ts'

const DeleteDialog = lazyComponent(() => import('./delete-dialog.tsx').then((module) => module.DeleteDialog))

const danger = css({ borderColor: 'danger', color: 'danger' })

export const DeleteData = () => {
  const messages = useMessages().settings.deletion
  const [isOpen, setOpen] = useState(false)
  // Looked up before the dialog asks, so that it does not change while it is read.
  useIsShared()
  return (
    <SettingsCard title={messages.heading} note={messages.hint}>
      <div className={end}>
        <Button className={danger} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Trash2 aria-hidden="true" />
          {messages.open}
        </Button>
      </div>
      {isOpen ? (
        <Suspense>
          <DeleteDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </SettingsCard>
  )
}
