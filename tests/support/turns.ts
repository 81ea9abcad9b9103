/** Some turns of the event loop: by default as many as bring all that is under way in memory and in the simulated database to its end. */
export const turns = async (count = 200): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}
