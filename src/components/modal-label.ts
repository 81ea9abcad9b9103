import { createContext, useContext, useEffect } from 'react'

/** Gives the open modal its name; the shell around the modals provides it. */
export const ModalLabel = createContext<(label: string) => void>(() => {})

/** Names the modal for screen readers, and again when the name changes. */
export const useModalLabel = (label: string): void => {
  const name = useContext(ModalLabel)
  useEffect(() => name(label), [name, label])
}
