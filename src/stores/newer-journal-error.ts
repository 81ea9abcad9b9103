/** The journal was written by a newer version of the app. */
export class NewerJournalError extends Error {
  override readonly name = 'NewerJournalError'
  readonly schema: number
  constructor(schema: number) {
    super(`The journal has schema ${schema}.`)
    this.schema = schema
  }
}
