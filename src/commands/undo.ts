import type { Toasts } from '#stores/toasts.ts'
import type { Texts } from '#text/texts.ts'
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
export interface UndoSteps {
  /** Says what was done, with Undo beside it. The answer withdraws the step, for a change that was refused. */
  readonly offer: (step: Undoable) => () => void
  /** Something else was changed: what came before can no longer be taken back. */
  readonly changed: () => void
  /** Takes back the last steps, as long as nothing was changed since. */
  readonly undo: () => void
}

/** One Undo for the whole app, in the toast and under Ctrl+Z. */
export const createUndoSteps = (toasts: Toasts, text: () => Texts): UndoSteps => {
  const say = announceTo(toasts, text)
  // Later steps come first: each is taken back into the library as it was after the one before it.
  let steps: readonly Undoable[] = []
  let shown: number | null = null

  const isShown = () => {
    const toast = toasts.current.peek()
    return toast?.open === true && toast.id === shown
  }
  const undo = () => {
    const again = steps
    steps = []
    if (again.length === 0) return
    if (shown !== null) toasts.dismiss(shown)
    void Promise.all(again.map((step) => step.takeBack())).then((kept) => {
      const refused = again[kept.indexOf(false)]
      if (refused) say.error(refused.refusal)
    })
  }
  const words = (step: Undoable): string => {
    const count = steps.reduce((sum, each) => sum + each.count, 0)
    return steps.every(({ kind }) => kind === step.kind) ? step.description(count) : text().toasts.mixed(steps.length)
  }
  return {
    offer: (step) => {
      const joins = step.joins && isShown() && steps.every((other) => other.joins)
      steps = joins ? [step, ...steps] : [step]
      shown = say.success(step.title, words(step), { label: text().toasts.undo, run: undo })
      return () => {
        steps = steps.filter((other) => other !== step)
      }
    },
    changed: () => {
      steps = []
    },
    undo,
  }
}
