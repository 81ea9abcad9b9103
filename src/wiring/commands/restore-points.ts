import { createRestoring } from '#commands/restore-points.ts'
import type { App } from '../app/app.ts'

export const restoringCommands = ({ records, platform, commands, language }: App) =>
  createRestoring({
    records,
    slices: platform.slices,
    undoHistory: commands.undoHistory,
    restoreMessages: () => language.loadedMessages().restore,
  })
