import { X } from 'lucide-react'
import { useCallback, useState } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { AsyncBoundary } from '#components/loading/async-boundary.tsx'
import { isAtEntry } from '#components/place/history-entry.ts'
import { ModalLabel } from '#components/place/modal-label.ts'
import { modalStateFrom } from '#components/place/modal-state.ts'
import { closedModalHref, modalOf, sectionOf } from '#domain/movie/addresses.ts'
import { settlingMs } from '#domain/values/settling.ts'
import { dialog } from '#styled/recipes/dialog.js'
import { IconButton } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'

const styles = dialog()

const useCloseModal = () => {
  const { timeout } = useApp().platform
  const navigate = useNavigate()
  const { pathname, search, state, key } = useLocation()
  const [closed, setClosed] = useState<string | null>(null)
  const close = useCallback(() => {
    setClosed(key)
    timeout(() => {
      // The user may have navigated in the meantime.
      if (!isAtEntry(key)) return
      const { stepsOverList } = modalStateFrom(state)
      if (stepsOverList > 0) void navigate(-stepsOverList)
      else
        void navigate(closedModalHref(sectionOf(pathname), Object.fromEntries(new URLSearchParams(search))), {
          replace: true,
        })
    }, settlingMs)
  }, [timeout, navigate, pathname, search, state, key])
  return { isOpen: closed !== key, close }
}

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
