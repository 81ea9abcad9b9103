import { useCallback, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { closedModalHref, sectionOf } from '#domain/movie/addresses.ts'
import { settlingMs } from '#domain/values/settling.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { isAtEntry } from './history-entry.ts'
import { modalStateFrom } from './modal-state.ts'

export const useCloseModal = (): { isOpen: boolean; close: () => void } => {
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
