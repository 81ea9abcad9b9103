import {
  changeFriend,
  type FriendColor,
  friendNamed,
  keepList,
  mergeFriends,
  removeFriend,
} from '#domain/records/friends.ts'
import type { Friend } from '#domain/records/library.ts'
import type { SharedList } from '#domain/sharing/shared-list.ts'
import { isoTimeOf, unknownTime } from '#domain/values/instant.ts'
import type { OtherMessages } from '#messages/types.ts'
import type { CommandContext } from './context.ts'

/** Each command announces its outcome, with Undo. Promises resolve false when the browser refused. */
export interface FriendCommands {
  /** The list takes the place of the one that is kept of a friend of this name. */
  readonly keep: (name: string, list: SharedList) => Promise<boolean>
  readonly rename: (friend: Friend, name: string) => Promise<boolean>
  readonly recolor: (friend: Friend, color: FriendColor) => Promise<boolean>
  readonly remove: (friend: Friend) => Promise<boolean>
  /** All friends who have the name of this one, ignoring case, become one. */
  readonly merge: (friend: Friend) => Promise<boolean>
}

type Friends = readonly Friend[]

export const createFriendCommands = ({ records, platform, language, commands }: CommandContext): FriendCommands => {
  const perform = (
    title: keyof OtherMessages['sharing']['friends']['toasts'],
    name: string,
    next: (before: Friends) => Friends,
  ): Promise<boolean> => {
    const { toasts } = language.loadedMessages().sharing.friends
    return commands.undoHistory.perform(
      () => records.change((library) => ({ ...library, friends: next(library.friends) })),
      {
        kind: `friend ${title}`,
        title: toasts[title],
        description: () => name,
        subject: name,
        count: 1,
        failureMessage: toasts.failed,
      },
    )
  }
  return {
    keep: (name, list) => {
      const time = isoTimeOf(platform.now()) ?? unknownTime
      const known = friendNamed(records.friends.peek(), name)
      return perform(known ? 'replaced' : 'kept', known?.name ?? name, (before) => keepList(before, name, list, time))
    },
    rename: ({ id }, name) => perform('renamed', name, (before) => changeFriend(before, id, { name })),
    recolor: ({ id, name }, color) => perform('recolored', name, (before) => changeFriend(before, id, { color })),
    remove: ({ id, name }) => perform('removed', name, (before) => removeFriend(before, id)),
    merge: ({ name }) => perform('merged', name, (before) => mergeFriends(before, name)),
  }
}
