export class ListsLostError extends Error {
  override readonly name = 'ListsLostError'
  constructor() {
    super('The record database is empty, although only it had the lists.')
  }
}
