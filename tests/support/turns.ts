/** Waits for turns of the event loop: by default enough for all work in memory and in the fake database to complete. */
export const turns = async (count = 200): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}
