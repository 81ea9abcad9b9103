/** Lets everything that is under way in memory and in the simulated database come to its end. */
export const settled = async (turns = 200): Promise<void> => {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}
