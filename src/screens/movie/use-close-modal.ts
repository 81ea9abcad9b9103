import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { closedModalHref, sectionOf } from '#domain/addresses.ts'
import { useApp } from '#wiring/use-app.ts'

/** How long after closing the address changes, in milliseconds (spec section 9). */
const closingDelay = 100

/** Closing a modal: it goes at once, and the address returns to the list a moment later. */
export const useCloseModal = (): { isOpen: boolean; close: () => void } => {
  const { timeout } = useApp()
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const [isOpen, setOpen] = useState(true)
  const close = () => {
    if (!isOpen) return
    setOpen(false)
    timeout(() => {
      const steps = stepsOverList(state)
      if (steps > 0) void navigate(-steps)
      else
        void navigate(closedModalHref(sectionOf(pathname), Object.fromEntries(new URLSearchParams(search))), {
          replace: true,
        })
    }, closingDelay)
  }
  return { isOpen, close }
}

/** How many history entries this modal lies above its list; 0 when it was opened by its address. */
const stepsOverList = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'stepsOverList' in state && typeof state.stepsOverList === 'number'
    ? state.stepsOverList
    : 0
