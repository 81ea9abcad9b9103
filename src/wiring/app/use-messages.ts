import type { Messages } from '#i18n/messages/core.ts'
import { useApp } from './use-app.ts'
import { useValue } from './use-value.ts'

export const useMessages = (): Messages => useValue(useApp().language.messages)
