import { createMembershipCommands, type MembershipCommands } from '#commands/collection-membership.ts'
import { type CollectionCommands, createCollectionCommands } from '#commands/collections.ts'
import type { CollectionDependencies } from '#commands/remove-from-collection.ts'
import type { App } from '../app/app.ts'

const dependenciesOf = ({ records, lists, view, language, commands }: App): CollectionDependencies => ({
  collections: lists.collections,
  library: records.library,
  toasts: view.toasts,
  messages: () => language.messages.peek(),
  undoHistory: commands.undoHistory,
})

/** Loads with the screens and dialogs that change collections. */
export const collectionCommandsOf = (app: App): CollectionCommands => createCollectionCommands(dependenciesOf(app))

/** Loads with the screens and dialogs that put movies into collections. */
export const membershipCommandsOf = (app: App): MembershipCommands => createMembershipCommands(dependenciesOf(app))
