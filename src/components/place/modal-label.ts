import { createContext, useContext, useEffect } from 'react'

export const ModalLabel = createContext<(label: string) => void>(() => {})

export const useModalLabel = (label: string): void => {
  const name = useContext(ModalLabel)
  useEffect(() => name(label), [name, label])
}
