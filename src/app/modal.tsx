import { X } from 'lucide-react'
import { useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { AsyncBoundary } from '#components/loading/async-boundary.tsx'
import { ModalLabel } from '#components/place/modal-label.ts'
import { useCloseModal } from '#components/place/use-close-modal.ts'
import { modalOf } from '#domain/movie/addresses.ts'
import { dialog } from '#styled/recipes/dialog.js'
import { IconButton } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'

const styles = dialog()

export const Modal = () => {
  const messages = useCoreMessages()
  const { pathname, key } = useLocation()
  const { isOpen, close } = useCloseModal()
  const [label, setLabel] = useState('')
  const kind = modalOf(pathname)?.kind ?? 'movie'
  return (
    <Dialog open={isOpen} onClose={close} label={label || messages[kind].dialog} hasAddress contentKey={key}>
      <IconButton
        className={styles.close}
        variant="onPicture"
        label={messages.movie.close}
        icon={<X aria-hidden="true" />}
        onClick={close}
      />
      <ModalLabel value={setLabel}>
        <AsyncBoundary>
          <Outlet />
        </AsyncBoundary>
      </ModalLabel>
    </Dialog>
  )
}
