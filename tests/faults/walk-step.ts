import fc, { type AsyncCommand } from 'fast-check'
import type { Visitor } from '../browser/visitor.ts'
import { test } from './faults.ts'
import type { Records, WalkModel } from './walk-model.ts'
import type { Walker } from './walker.ts'

export type Step = AsyncCommand<WalkModel, Walker>

/** A step that ends when every tab and both storages agree with the model, and each screen with its machines. */
export const step = (
  name: string,
  isPossible: (model: WalkModel) => boolean,
  take: (model: WalkModel, walker: Walker) => Promise<Records | undefined>,
): Step => ({
  check: isPossible,
  async run(model, walker) {
    await test.step(name, async () => {
      const before = model.records
      model.records = (await take(model, walker)) ?? before
      await walker.seeRecords(model.records)
      await walker.seeFlows()
      await walker.dismissToasts()
    })
  },
  toString: () => name,
})

export const pick = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item
export const hasRoom = ({ records }: WalkModel) => records.watchlist.length < 9
export const always = () => true

const undos = ['none', 'toast', 'key'] as const
export type Undo = (typeof undos)[number]
export const undoIn = async (walker: Walker, I: Visitor, how: Undo, changed: Records, before: Records) => {
  if (how === 'none') return changed
  if (how === 'toast') await I.holdToast()
  await walker.seeRecords(changed)
  await (how === 'toast' ? walker.undoByToast(I) : walker.undoByKey(I))
  return before
}

export const tab = fc.nat({ max: 1 })
export const index = fc.nat({ max: 8 })
export const title = fc.constantFrom('Aliens', 'The Matrix', 'Interstellar', 'Barbie')
export const undo = fc.constantFrom(...undos)
