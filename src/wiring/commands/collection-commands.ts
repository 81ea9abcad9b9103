import { createMembershipCommands } from '#commands/collection-membership.ts'
import { createCollectionCommands } from '#commands/collections.ts'
import type { CollectionDependencies } from '#commands/remove-from-collection.ts'
import type { App } from '../app/app.ts'

const dependenciesIn = ({ records, lists, view, language, commands }: App): CollectionDependencies => ({
  collections: lists.collections,
  library: records.library,
  toasts: view.toasts,
  messages: () => language.messages.peek(),
  undoHistory: commands.undoHistory,
})

export const collectionCommands = (app: App) => createCollectionCommands(dependenciesIn(app))

export const membershipCommands = (app: App) => createMembershipCommands(dependenciesIn(app))
