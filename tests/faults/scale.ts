/** `npm run test:faults` tries all faults, the gate a sample. */
export const isWhole = process.env['MATINEE_FAULTS'] === 'whole'

/** How often each fault is tried, and with how many movies. `from` and `to` are milliseconds. */
export const scale = isWhole
  ? {
      oneWrite: { sizes: [100, 1000, 5000], runs: 21, killed: { from: 0, to: 5000 } },
      toggling: { sizes: [100, 1000, 5000], runs: 20, killed: { from: 3000, to: 57_000 } },
      viewings: { sizes: [100, 5000], runs: 10 },
      tabs: { sizes: [10, 1000, 5000], rounds: 20 },
      browsersAtOnce: 4,
    }
  : {
      oneWrite: { sizes: [1000], runs: 0, killed: { from: 0, to: 0 } },
      toggling: { sizes: [1000], runs: 2, killed: { from: 3000, to: 6000 } },
      viewings: { sizes: [], runs: 0 },
      tabs: { sizes: [1000], rounds: 1 },
      browsersAtOnce: 3,
    }

/** `count` values spread evenly from `from` to `to`. */
export const spread = ({ from, to }: { readonly from: number; readonly to: number }, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * index) / Math.max(1, count - 1))

/** Runs all tasks with limited concurrency; results are in the order of the tasks. */
export const severalAtOnce = async <Result>(
  tasks: readonly (() => Promise<Result>)[],
  atOnce: number,
): Promise<readonly Result[]> => {
  const results: Result[] = []
  const waiting = [...tasks.entries()]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, task] = next
      results[index] = await task()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results
}
