import { Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { part } from '#components/screen.tsx'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

const DeleteDialog = part(() => import('./delete-dialog.tsx').then((module) => module.DeleteDialog))

const end = css({ display: 'flex', justifyContent: 'flex-end' })

/** The way to delete everything, apart from all else on the page. */
export const DeleteData = () => {
  const words = useValue(useApp().text).deletion
  const [isOpen, setOpen] = useState(false)
  return (
    <Card title={words.heading} note={words.hint}>
      <div className={end}>
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Trash2 aria-hidden="true" />
          {words.open}
        </Button>
      </div>
      {isOpen ? (
        <Suspense>
          <DeleteDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </Card>
  )
}
