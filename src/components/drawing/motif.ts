import type { Dice } from './hash.ts'
import type { Shape } from './shapes.ts'

/** The area a motif fills: `w` by `h` units with its corner at 0, 0. What stands out is cut off. */
export interface Stage {
  readonly w: number
  readonly h: number
  readonly dice: Dice
}

/** Shapes for a stage, back to front. */
export type Motif = (stage: Stage) => Shape[]

/** The motifs of one genre. */
export type Motifs = readonly [Motif, ...Motif[]]
