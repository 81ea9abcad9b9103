declare module 'virtual:flows' {
  import type { DrawnFlow } from './chart.ts'
  export const flows: readonly DrawnFlow[]
}
