import type { MovieSnapshot } from '#domain/movie/movie.ts'
import type { ToastAction } from '#stores/toasts.ts'
import {
  bothSkipped,
  nothingSkipped,
  type Reversible,
  type Skipped,
  type UndoableRecords,
} from '#stores/undo/undoable-records.ts'
import { announceTo, staysText } from './announce.ts'
import type { CommandContext } from './context.ts'

export interface Undoable {
  /** Merged changes of one kind share a description: 'N movies have been removed …'. */
  readonly kind: string
  readonly title: string
  readonly description: (count: number) => string
  /** What was changed, such as a movie's title: 'Undone' says it. Of several movies it says how many. */
  readonly subject: string
  /** The number of movies or collections changed. */
  readonly count: number
  readonly failureMessage: string
  /** Whether it merges with the changes whose toast is still open, so that one Undo reverts them all. False by default. */
  readonly merges?: boolean
  /** The movie that the toast lets a user rate. */
  readonly rated?: MovieSnapshot
  /** Of the toast, in milliseconds. */
  readonly duration?: number
}

/** What is announced when a change did not happen. */
export interface Refusal {
  /** The browser refused: unless given, the message of a failed Undo. */
  readonly refused: string
  /** It was rejected: unless given, the same. */
  readonly failed?: string
}

/** The last ten changes of this tab, each undone where the records still are as it left them. */
export interface UndoHistory {
  /** For `push`. */
  readonly record: UndoableRecords['recorded']
  /** Announces a change that is done, with an Undo button. */
  readonly push: (undoable: Undoable, made: Reversible) => void
  /** For what was taken back in its own way: the button of its announcement. Until the next change. */
  readonly redoOf: (undoable: Undoable, back: Reversible) => ToastAction
  /** Makes a change that is announced at once, with an Undo button. Resolves false when it is refused, which is announced too. */
  readonly perform: (act: () => Promise<boolean>, undoable: Undoable, refusal?: Refusal) => Promise<boolean>
  /** Undoes the latest change, or the changes merged with it. */
  readonly undo: () => void
  /** Until the next change. */
  readonly redo: () => void
  /** For a change after which nothing earlier may come back. */
  readonly clear: () => void
}

interface Change extends Undoable {
  readonly made: Reversible
}

/** Newest first, since changes must be undone in reverse order. */
type Entry = readonly Change[]
type Direction = 'undo' | 'redo'

const mostEntries = 10
/** The second click of a double click, on what has taken the place of Undo. */
const deafMs = 400

const opposite = { undo: 'redo', redo: 'undo' } as const satisfies Record<Direction, Direction>

/** The app's one undo history, used by toasts and keys. */
export const createUndoHistory = (context: Omit<CommandContext, 'commands'>): UndoHistory => {
  const {
    records,
    language,
    view: { toasts },
    platform: { now },
  } = context
  const messages = () => language.messages.peek()
  const announce = announceTo(context)
  let entries: Readonly<Record<Direction, readonly Entry[]>> = { undo: [], redo: [] }
  let latestChange: Change | null = null
  let toastId: number | null = null
  const running: Record<Direction, Set<Promise<void>>> = { undo: new Set(), redo: new Set() }

  const put = (direction: Direction, entry: Entry) => {
    entries = { ...entries, [direction]: [entry, ...entries[direction]].slice(0, mostEntries) }
  }
  const isToastOpen = () => {
    const toast = toasts.current.peek()
    return toast?.open === true && toast.id === toastId
  }
  const buttonFor = (direction: Direction, isFirst = true): ToastAction => {
    const shownAt = now()
    const { undo: again, undoMore, redo: forward } = messages().toasts
    return {
      label: direction === 'redo' ? forward : isFirst ? again : undoMore,
      run: () => {
        if (isFirst || now() - shownAt >= deafMs) go(direction)
      },
    }
  }
  const announceReverted = (direction: Direction, entry: Entry, skipped: Skipped, isChanged: boolean) => {
    const { undone, redone, unchanged } = messages().toasts
    const [first] = entry
    if (!first) return
    const isOne = entry.every(({ kind }) => kind === first.kind)
    const name = isOne ? first.title : messages().toasts.changes({ count: entry.length })
    const count = entry.reduce((sum, change) => sum + change.count, 0)
    const about = count === 1 ? first.subject : messages().lists.movies({ count })
    const title = isChanged ? { undo: undone, redo: redone }[direction]({ change: name }) : unchanged
    const back = isChanged ? [buttonFor(opposite[direction], false)] : []
    const more = direction === 'undo' && entries.undo.length > 0 ? [buttonFor('undo', false)] : []
    const [action, offer] = [...more, ...back]
    toastId = announce.success(title, staysText(messages(), skipped) || about, { action, offer })
  }
  /** What is being undone can be redone once it is written, and the other way round. */
  const go = (direction: Direction) => {
    const others = [...running[opposite[direction]]]
    if (others.length > 0) void Promise.all(others).then(() => go(direction))
    else start(direction)
  }
  const start = (direction: Direction) => {
    const [entry, ...earlier] = entries[direction]
    if (!entry) return
    entries = { ...entries, [direction]: earlier }
    if (toastId !== null) toasts.dismiss(toastId)
    const change = latestChange
    const reverting = Promise.all(entry.map(({ made }) => made.revert())).then((results) => {
      running[direction].delete(reverting)
      const refused = entry.filter((_, index) => results[index] === null)
      const reverted = entry.flatMap((each, index) => {
        const result = results[index]
        return result ? [{ change: { ...each, made: result.back }, ...result }] : []
      })
      const isChanged = reverted.some((result) => result.isChanged)
      // A change that was made meanwhile has ended Redo.
      const isLatest = change === latestChange
      if (isChanged && isLatest) put(opposite[direction], reverted.map((result) => result.change).toReversed())
      if (refused[0]) {
        put(direction, refused)
        announce.error(refused[0].failureMessage)
      } else if (isLatest) {
        const skipped = reverted.map((result) => result.skipped).reduce(bothSkipped, nothingSkipped)
        announceReverted(direction, entry, skipped, isChanged)
      }
    })
    running[direction].add(reverting)
  }
  const descriptionOf = (changes: Entry, latest: Change): string => {
    const count = changes.reduce((sum, change) => sum + change.count, 0)
    return changes.every(({ kind }) => kind === latest.kind)
      ? latest.description(count)
      : messages().toasts.mixed({ count: changes.length })
  }
  const push = (undoable: Undoable, made: Reversible): Change => {
    const change: Change = { ...undoable, made }
    const [latest, ...earlier] = entries.undo
    const joined = change.merges && isToastOpen() && latest?.every((other) => other.merges) ? latest : null
    const entry = joined ? [change, ...joined] : [change]
    entries = { undo: joined ? earlier : entries.undo, redo: [] }
    put('undo', entry)
    latestChange = change
    const { title, rated, duration } = change
    toastId = announce.success(title, descriptionOf(entry, change), { action: buttonFor('undo'), duration, rated })
    return change
  }
  const cancel = (change: Change): void => {
    const undo = entries.undo.map((entry) => entry.filter((other) => other !== change))
    entries = { ...entries, undo: undo.filter((entry) => entry.length > 0) }
  }
  return {
    record: records.recorded,
    push: (undoable, made) => void push(undoable, made),
    redoOf: (undoable, back) => {
      put('redo', [{ ...undoable, made: back }])
      return buttonFor('redo', false)
    },
    perform: async (act, undoable, { refused, failed = refused } = { refused: undoable.failureMessage }) => {
      const { result, made } = records.recorded(act)
      const change = push(undoable, made)
      const problem = await result.then(
        (isDone) => (isDone ? null : refused),
        () => failed,
      )
      if (problem === null) return true
      cancel(change)
      announce.error(problem)
      return false
    },
    undo: () => go('undo'),
    redo: () => go('redo'),
    clear: () => {
      entries = { undo: [], redo: [] }
    },
  }
}
