import { createContext, useContext } from 'react'
import type { Messages } from '#i18n/messages/core.ts'

export const MessagesContext = createContext<Messages | null>(null)

export const useMessages = (): Messages => {
  const messages = useContext(MessagesContext)
  if (!messages) throw new Error('useMessages needs an AppProvider above it.')
  return messages
}
