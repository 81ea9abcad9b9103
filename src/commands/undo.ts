import type { Messages } from '#i18n/messages.ts'
import type { Toasts } from '#stores/toasts.ts'
import { announceTo } from './announce.ts'

/** A change that can be taken back, and its words. */
export interface Undoable {
  /** Steps of one kind are told together: 'N movies have been removed …'. */
  readonly kind: string
  readonly title: string
  /** Says it alone, or together with others of its kind. */
  readonly description: (count: number) => string
  /** How many movies or collections it concerns. */
  readonly count: number
  /** False when the browser refused. */
  readonly takeBack: () => Promise<boolean>
  /** The words of a refused undo. */
  readonly refusal: string
  /** A removal joins the removals whose toast is still shown; anything else stands alone. */
  readonly joins: boolean
}

/** What can be taken back now, the same for every kind of change. */
export interface UndoHistory {
  /** Says what was done, with Undo beside it. Returns a function that withdraws the step if the change is refused. */
  readonly offer: (step: Undoable) => () => void
  /**
   * Something else was changed: what came before can no longer be undone. Returns a function that withdraws this if
   * the change is refused.
   */
  readonly changed: () => () => void
  /** Undoes the last steps, as long as nothing was changed since. */
  readonly undo: () => void
}

/** How many changes are remembered below the last, which counts again when those above it were refused. */
const remembered = 20

/** One Undo for the whole app, in the toast and under Ctrl+Z. */
export const createUndoHistory = (toasts: Toasts, messages: () => Messages): UndoHistory => {
  const say = announceTo(toasts, messages)
  // Newest first, in both: undoing a step gives the library as it was after the step before it. A change without
  // steps cannot be undone, and blocks those below it.
  let changes: readonly (readonly Undoable[])[] = []
  let shown: number | null = null

  const isShown = () => {
    const toast = toasts.current.peek()
    return toast?.open === true && toast.id === shown
  }
  const undo = () => {
    const [last = []] = changes
    if (last.length === 0) return
    changes = []
    if (shown !== null) toasts.dismiss(shown)
    void Promise.all(last.map((step) => step.takeBack())).then((kept) => {
      const refused = last.filter((_, index) => kept[index] === false)
      if (!refused[0]) return
      changes = [...changes, refused]
      say.error(refused[0].refusal)
    })
  }
  const words = (steps: readonly Undoable[], step: Undoable): string => {
    const count = steps.reduce((sum, each) => sum + each.count, 0)
    return steps.every(({ kind }) => kind === step.kind)
      ? step.description(count)
      : messages().toasts.mixed(steps.length)
  }
  const put = (steps: readonly Undoable[], below: typeof changes) => {
    changes = [steps, ...below.slice(0, remembered)]
  }
  return {
    offer: (step) => {
      const [last = [], ...below] = changes
      const joins = step.joins && isShown() && last.every((other) => other.joins)
      const steps = joins ? [step, ...last] : [step]
      put(steps, joins ? below : changes)
      shown = say.success(step.title, words(steps, step), { label: messages().toasts.undo, run: undo })
      return () => {
        changes = changes.flatMap((each) => {
          if (!each.includes(step)) return [each]
          const others = each.filter((other) => other !== step)
          return others.length > 0 ? [others] : []
        })
      }
    },
    changed: () => {
      const change: readonly Undoable[] = []
      put(change, changes)
      return () => {
        changes = changes.filter((other) => other !== change)
      }
    },
    undo,
  }
}
