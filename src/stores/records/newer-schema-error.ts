export class NewerSchemaError extends Error {
  override readonly name = 'NewerSchemaError'
  readonly schema: number
  constructor(schema: number) {
    super(`The record database has schema ${schema}.`)
    this.schema = schema
  }
}
