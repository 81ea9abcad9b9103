import type { Journal } from './journal.ts'

/** The journal, whose code is loaded by its first use: lists are shown from local storage and do not wait for it. */
export const lateJournal = (factory: IDBFactory, schema: number): Journal => {
  let loading: Promise<Journal> | undefined
  const journal = (): Promise<Journal> => {
    loading ??= import('./journal.ts').then(
      (module) => module.createJournal(factory, schema),
      (error: unknown) => {
        // What did not load is asked for again by the next use.
        loading = undefined
        throw error
      },
    )
    return loading
  }
  return {
    exchange: async (since, respond) => (await journal()).exchange(since, respond),
    clear: async (upTo) => (await journal()).clear(upTo),
    close: () => {
      loading?.then(
        (opened) => opened.close(),
        () => {},
      )
    },
  }
}
