import { X } from 'lucide-react'
import { useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { LoadBoundary } from '#components/load-boundary.tsx'
import { ModalLabel } from '#components/modal-label.ts'
import { modalIn } from '#domain/addresses.ts'
import { dialog } from '#styled/recipes'
import { IconButton } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import { useCloseModal } from './use-close-modal.ts'

const look = dialog()

/** The one dialog in which movies and persons are shown over a list: it stays while one leads to another. */
export const Modal = () => {
  const text = useValue(useApp().text)
  const { pathname, key } = useLocation()
  const { isOpen, close } = useCloseModal()
  const [label, setLabel] = useState('')
  const kind = modalIn(pathname)?.kind ?? 'movie'
  return (
    <Dialog open={isOpen} onClose={close} label={label || text[kind].dialog} hasAddress place={key}>
      <IconButton
        className={look.close}
        look="onPicture"
        label={text.movie.close}
        icon={<X aria-hidden="true" />}
        onClick={close}
      />
      <ModalLabel value={setLabel}>
        <LoadBoundary>
          <Outlet />
        </LoadBoundary>
      </ModalLabel>
    </Dialog>
  )
}
