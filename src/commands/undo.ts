import type { Messages } from '#i18n/messages/core.ts'
import type { ToastAction, Toasts } from '#stores/toasts.ts'
import { announceTo } from './announce.ts'

export interface Undoable {
  /** Merged changes of one kind share a description: 'N movies have been removed …'. */
  readonly kind: string
  readonly title: string
  readonly description: (count: number) => string
  /** The number of movies or collections changed. */
  readonly count: number
  /** Resolves false when the browser refused. */
  readonly undo: () => Promise<boolean>
  readonly failureMessage: string
  /** Whether it merges with the changes whose toast is still open, so that one Undo reverts them all. */
  readonly merges: boolean
  /** False where the person was told that it cannot be undone; Ctrl+Z undoes it all the same. */
  readonly hasButton?: boolean
  /** What the toast offers beside Undo. */
  readonly offer?: ToastAction
}

/** What is announced when a change did not happen. */
export interface Refusal {
  /** The browser refused: unless given, the message of a failed Undo. */
  readonly refused: string
  /** It was rejected: unless given, the same. */
  readonly failed?: string
}

export interface UndoHistory {
  /** Announces a change that is done, with an Undo button. */
  readonly push: (change: Undoable) => void
  /** Announces a change that has begun, with an Undo button. Resolves false when it is refused, which is announced too. */
  readonly perform: (change: Promise<boolean>, undoable: Undoable, refusal?: Refusal) => Promise<boolean>
  /** Makes earlier changes impossible to undo. Call the returned function if the change behind it is refused. */
  readonly seal: () => () => void
  /** Undoes the latest change, or the changes merged with it. */
  readonly undo: () => void
}

const maxEarlierEntries = 20

interface UndoDependencies {
  readonly toasts: Toasts
  readonly messages: () => Messages
}

/** The app's one undo history, used by toasts and Ctrl+Z. */
export const createUndoHistory = ({ toasts, messages }: UndoDependencies): UndoHistory => {
  const announce = announceTo(toasts, messages)
  // Newest first, within an entry too, since changes must be undone in reverse order. An empty entry is a seal.
  let entries: readonly (readonly Undoable[])[] = []
  let toastId: number | null = null

  const isToastOpen = () => {
    const toast = toasts.current.peek()
    return toast?.open === true && toast.id === toastId
  }
  const undo = () => {
    const [latest = []] = entries
    if (latest.length === 0) return
    entries = []
    if (toastId !== null) toasts.dismiss(toastId)
    void Promise.all(latest.map((change) => change.undo())).then((results) => {
      const refused = latest.filter((_, index) => results[index] === false)
      if (!refused[0]) return
      entries = [...entries, refused]
      announce.error(refused[0].failureMessage)
    })
  }
  const descriptionOf = (changes: readonly Undoable[], latest: Undoable): string => {
    const count = changes.reduce((sum, change) => sum + change.count, 0)
    return changes.every(({ kind }) => kind === latest.kind)
      ? latest.description(count)
      : messages().toasts.mixed(changes.length)
  }
  const addEntry = (entry: readonly Undoable[], earlier: typeof entries) => {
    entries = [entry, ...earlier.slice(0, maxEarlierEntries)]
  }
  const push = (change: Undoable): void => {
    const [latest = [], ...earlier] = entries
    const merges = change.merges && isToastOpen() && latest.every((other) => other.merges)
    const entry = merges ? [change, ...latest] : [change]
    addEntry(entry, merges ? earlier : entries)
    const button = { label: messages().toasts.undo, run: undo }
    const { hasButton = true } = change
    toastId = announce.success(
      change.title,
      descriptionOf(entry, change),
      hasButton ? button : undefined,
      undefined,
      change.offer,
    )
  }
  const cancel = (change: Undoable): void => {
    entries = entries.flatMap((each) => {
      if (!each.includes(change)) return [each]
      const others = each.filter((other) => other !== change)
      return others.length > 0 ? [others] : []
    })
  }
  return {
    push,
    perform: async (change, undoable, { refused, failed = refused } = { refused: undoable.failureMessage }) => {
      push(undoable)
      const problem = await change.then(
        (isDone) => (isDone ? null : refused),
        () => failed,
      )
      if (problem === null) return true
      cancel(undoable)
      announce.error(problem)
      return false
    },
    seal: () => {
      const seal: readonly Undoable[] = []
      addEntry(seal, entries)
      return () => {
        entries = entries.filter((other) => other !== seal)
      }
    },
    undo,
  }
}
