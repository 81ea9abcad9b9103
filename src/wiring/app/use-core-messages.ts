import { createContext, useContext } from 'react'
import type { CoreMessages } from '#messages/types.ts'

export const MessagesContext = createContext<CoreMessages | null>(null)

/** The messages that are there from the start, for what may render before the others are. */
export const useCoreMessages = (): CoreMessages => {
  const messages = useContext(MessagesContext)
  if (!messages) throw new Error('useCoreMessages needs an AppProvider above it.')
  return messages
}
