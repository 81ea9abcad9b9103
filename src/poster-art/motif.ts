import type { Dice } from './hash.ts'
import type { Shape } from './shapes.ts'

/** The area a motif fills: `w` by `h` units with its corner at 0, 0. What stands out is cut off. */
export interface Stage {
  readonly w: number
  readonly h: number
  readonly dice: Dice
}

/** Shapes for a stage, back to front. */
export interface Motif {
  (stage: Stage): Shape[]
  /** It has no middle that a label could hide. */
  readonly allOver?: true
}

/** The motifs of one genre. */
export type Motifs = readonly [Motif, ...Motif[]]

/** Marks a motif that covers its stage evenly. */
export const allOver = (draw: (stage: Stage) => Shape[]): Motif => Object.assign(draw, { allOver: true } as const)
