import type { App } from '../app/app.ts'

/** Resolves once the database has what was changed last, for the worker to read. */
export const whenWritten = async ({ records }: Pick<App, 'records'>): Promise<void> => {
  await records.ready
  await records.change((library) => library)
}
