export class ListsLostError extends Error {
  override readonly name = 'ListsLostError'
  constructor() {
    super('The record database is empty, although only it had the lists.')
  }
}

export class NewerSchemaError extends Error {
  override readonly name = 'NewerSchemaError'
  readonly schema: number
  constructor(schema: number) {
    super(`The record database has schema ${schema}.`)
    this.schema = schema
  }
}
