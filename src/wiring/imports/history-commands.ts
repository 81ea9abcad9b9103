import { createHistoryCommands } from '#commands/tracker-import.ts'
import type { App } from '../app/app.ts'
import { importParts } from './import-parts.ts'

export const historyCommands = (app: App) => createHistoryCommands(importParts(app))
