import type { Messages } from '#i18n/messages.ts'
import { useApp } from './use-app.ts'
import { useValue } from './use-value.ts'

export const useMessages = (): Messages => useValue(useApp().messages)
