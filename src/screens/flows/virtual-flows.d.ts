declare module 'virtual:flows' {
  import type { DrawnFlow } from './chart.ts'
  /** Every machine of machines/, by its file's name. */
  export const flows: readonly DrawnFlow[]
}
