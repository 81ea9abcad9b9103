import type { Random } from './hash.ts'
import type { Shape } from './shapes.ts'

/** The area that a motif fills, in units, with its corner at 0, 0. Anything outside is cropped. */
export interface Stage {
  readonly w: number
  readonly h: number
  readonly random: Random
}

/** Shapes from back to front. */
export interface Motif {
  (stage: Stage): Shape[]
  /** Fills the stage evenly, so that a label hides nothing. */
  readonly allOver?: true
}

export type Motifs = readonly [Motif, ...Motif[]]

export const allOver = (draw: (stage: Stage) => Shape[]): Motif => Object.assign(draw, { allOver: true } as const)
